import type { Locale } from '@/lib/i18n/locales';
import type { ClosedReason, EnquirySource, EnquiryState } from './enquiry-state';
import type { EmailFileView, SaleChoice } from './email-file';
import type { Lateness } from './lateness';
import type { ListingAnswerView } from './listing-answer';
import type { NotedBasis } from './noted-basis';
import type { ContactPhone } from './phone-number';
import type { AutomaticKind, InvitationAnswer, TextPart } from './received-email';
import type { CallRight, SendRight } from './send-basis';

/** Staff option of a list. `deputy`: today's substitute of an absent agent. */
export type StaffChoice = Readonly<{ id: string; name: string; deputy: string | null }>;

export type ListPage<Item> = Readonly<{ items: readonly Item[]; total: number; page: number; pageCount: number }>;

type EnquiryKind = 'contact' | 'viewing' | 'question' | 'valuation';

export type EnquiryView = Readonly<{
  id: string;
  contactId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  kind: EnquiryKind;
  source: EnquirySource;
  sourceName: string | null;
  subject: string | null;
  text: string;
  times: string | null;
  listing: Readonly<{ id: string; reference: string; title: string }> | null;
  state: EnquiryState;
  stateSince: string;
  lateness: Lateness | null;
  closedReason: ClosedReason | null;
  assignee: StaffChoice | null;
  createdAt: string;
}>;

/** `files`: attachments of the email that brought it. */
type EnquiryOfContact = EnquiryView & Readonly<{ files: readonly EmailFileView[] }>;

export type ContactListRow = Readonly<{
  id: string;
  name: string | null;
  emails: readonly string[];
  phone: string | null;
  agent: string | null;
  lastContactAt: string;
}>;

export type TaskView = Readonly<{
  id: string;
  contactId: string;
  contact: string | null;
  text: string;
  dueOn: string;
  isLate: boolean;
  isDone: boolean;
  assignee: string | null;
}>;

/** Delivery state of an email; `why` is the reply of the email server. */
export type EmailDelivery = Readonly<{ state: 'queued' | 'deferred' | 'sent' | 'givenUp'; why: string | null }>;

type EmailWords = Readonly<{
  subject: string;
  parts: readonly TextPart[];
  automatic: AutomaticKind | null;
  attachments: readonly string[];
  invitation: InvitationAnswer | null;
}>;

type ReceivedEmail = EmailWords &
  Readonly<{
    kind: 'receivedEmail';
    author: string;
    from: string;
    /** Matched only by the sender address, which can be forged. */
    isBySenderAlone: boolean;
    files: readonly EmailFileView[];
  }>;

/** A preset unless `isOwn`. `confirmedAt` null: not yet tried with a real email. */
export type PortalState = Readonly<{
  id: string;
  name: string;
  hosts: readonly string[];
  confirmedAt: string | null;
  isOwn: boolean;
}>;

export type EnquiryEntry = Readonly<
  Record<'name' | 'phone' | 'email' | 'source' | 'sourceName' | 'listing' | 'language' | 'message', string>
>;

export type UnmatchedEmailView = EmailWords &
  Readonly<{
    id: string;
    name: string;
    /** Null also for a portal, which has addresses of its own. */
    from: string | null;
    at: string;
    isSetAside: boolean;
    /** Portal of an enquiry that could not be read for certain. */
    portal: string | null;
    /** Whether an unknown sender's words could be read in the mailbox. */
    unknown: 'read' | 'unreachable' | null;
    /** The mail server found that its sender is false. */
    isForged: boolean;
  }>;

export type UnknownEmailRow = Readonly<{ id: string; name: string; from: string | null; subject: string; at: string }>;

export type UnknownSenderSettings = Readonly<{
  isListed: boolean;
  agents: readonly Readonly<{ id: string; name: string; isReader: boolean }>[];
  ignored: readonly string[];
}>;

export type TimelineItem = Readonly<{ id: string; at: string }> &
  Readonly<
    | { kind: 'enquiry'; enquiry: EnquiryOfContact }
    | { kind: 'note' | 'received'; author: string; text: string }
    | ReceivedEmail
    | { kind: 'reply'; author: string; subject: string; text: string; to: string; fate: EmailDelivery }
    | {
        kind: 'appointment';
        startsAt: string;
        minutes: number;
        isCancelled: boolean;
        reference: string;
        answer: InvitationAnswer['answer'] | null;
      }
    | { kind: 'alert'; search: string; state: 'pending' | 'confirmed' | 'stopped' }
    | { kind: 'newsletter'; state: 'pending' | 'confirmed' | 'unsubscribed' }
    | { kind: 'sentHome'; author: string; reference: string; to: string; fate: EmailDelivery }
    | { kind: 'listingAnswer'; answer: ListingAnswerView }
    | { kind: 'email'; email: string; fate: EmailDelivery }
  >;

export type ContactView = Readonly<{
  id: string;
  name: string | null;
  /** The main one first. */
  phones: readonly ContactPhone[];
  /** Of enquiries, as typed: no complete telephone number. */
  typedPhones: readonly string[];
  locale: Locale;
  emails: readonly string[];
  offers: Readonly<{
    email: SendRight;
    call: CallRight;
    /** Whether staff may send unsolicited email. */
    mayBeWrittenTo: boolean;
    /** Of a basis noted by staff; `on` as `YYYY-MM-DD`. */
    proof: Readonly<{ channel: NotedBasis['basisChannel']; on: string; words: string }> | null;
  }>;
  agent: StaffChoice | null;
  createdAt: string;
  enquiries: readonly EnquiryOfContact[];
  timeline: readonly TimelineItem[];
  /** Where stored attachments may be moved; empty without any. */
  sales: readonly SaleChoice[];
  tasks: readonly TaskView[];
  /** `requestedOn`: start of the email alert (`YYYY-MM-DD`); null: only noted. */
  requirements: readonly Readonly<{ id: string; words: string; query: string; requestedOn: string | null }>[];
  /** Null: not shared. */
  savedListings: readonly Readonly<{ id: string; title: string }>[] | null;
  valuations: readonly Readonly<{ id: string; name: string; low: number; high: number }>[] | null;
  namesakes: readonly ContactListRow[];
}>;

export type MailboxReport = Readonly<{
  address: string | null;
  readAt: string | null;
  failedAt: string | null;
  failure: string | null;
  /** Emails of people that belong to no contact, until they are set aside. */
  unmatched: number;
  /** They remain untouched in the mailbox. */
  unreadable: number;
  /** Emails of 30 days from a doubted sender, while unknown senders are not listed. */
  doubted: number;
}>;
