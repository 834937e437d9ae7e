import type { Locale } from '@/lib/i18n/locales';
import type { ClosedReason, EnquirySource, EnquiryState } from './enquiry-state';
import type { Lateness } from './lateness';

/** Staff as a choice of a list. `deputy`: who stands in today, where she is absent. */
export type StaffChoice = Readonly<{ id: string; name: string; deputy: string | null }>;

/** A page of a list. */
export type ListPage<Item> = Readonly<{ items: readonly Item[]; total: number; page: number; pageCount: number }>;

type EnquiryKind = 'contact' | 'viewing' | 'question' | 'valuation';

/** An enquiry in the inbox and on the page of a person. */
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
  /** When and how somebody wants to see the listing, in words. */
  times: string | null;
  listing: Readonly<{ id: string; reference: string; title: string }> | null;
  state: EnquiryState;
  /** Since when (ISO). */
  stateSince: string;
  /** Of unanswered ones. */
  lateness: Lateness | null;
  closedReason: ClosedReason | null;
  assignee: StaffChoice | null;
  createdAt: string;
}>;

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
  /** `YYYY-MM-DD` */
  dueOn: string;
  isLate: boolean;
  isDone: boolean;
  assignee: string | null;
}>;

/** What became of an email; `why` as the mail server said it. */
export type EmailDelivery = Readonly<{ state: 'queued' | 'deferred' | 'sent' | 'givenUp'; why: string | null }>;

/** An email that was read from the agency's mailbox. */
type ReceivedEmail = Readonly<{
  kind: 'receivedEmail';
  /** The sender's name and address, as she wrote them. */
  author: string;
  from: string;
  subject: string;
  text: string;
  /** Found by the sender's address alone, which anybody can write. */
  isBySenderAlone: boolean;
  automatic: 'reply' | 'bounce' | null;
  /** Names; the files are in the mailbox. */
  attachments: readonly string[];
}>;

export type TimelineItem = Readonly<{ id: string; at: string }> &
  Readonly<
    | { kind: 'enquiry'; enquiry: EnquiryView }
    | { kind: 'note' | 'received'; author: string; text: string }
    | ReceivedEmail
    | { kind: 'reply'; author: string; subject: string; text: string; to: string; fate: EmailDelivery }
    | { kind: 'appointment'; startsAt: string; minutes: number; isCancelled: boolean; reference: string }
    | { kind: 'alert'; search: string; state: 'pending' | 'confirmed' | 'stopped' }
    | { kind: 'newsletter'; state: 'pending' | 'confirmed' | 'unsubscribed' }
    | { kind: 'sentHome'; author: string; reference: string; to: string; fate: EmailDelivery }
    | { kind: 'email'; email: string; fate: EmailDelivery }
  >;

export type ContactView = Readonly<{
  id: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  locale: Locale;
  emails: readonly string[];
  /** Whether staff may write to them of themselves. */
  mayBeWrittenTo: boolean;
  agent: StaffChoice | null;
  createdAt: string;
  enquiries: readonly EnquiryView[];
  timeline: readonly TimelineItem[];
  tasks: readonly TaskView[];
  /** `requestedOn`: since when she wants homes like these by email (`YYYY-MM-DD`); null: it is only noted. */
  requirements: readonly Readonly<{ id: string; words: string; query: string; requestedOn: string | null }>[];
  /** Null: not shared. */
  savedListings: readonly Readonly<{ id: string; title: string }>[] | null;
  valuations: readonly Readonly<{ id: string; name: string; low: number; high: number }>[] | null;
  /** Others with the same number. */
  namesakes: readonly ContactListRow[];
}>;

/** How the reading of the agency's mailbox goes. */
export type MailboxReport = Readonly<{
  address: string | null;
  /** When it was last read (ISO). */
  readAt: string | null;
  /** Since when it cannot be, and why. */
  failedAt: string | null;
  failure: string | null;
  /** Emails of nobody known, and those that cannot be read, which were left alone. */
  unmatched: number;
  unreadable: number;
}>;
