import type { Locale } from '@/lib/i18n/locales';
import type { NearMiss } from '@/lib/listings/matching/judge';
import type { SendBasis, SendBar } from './send-basis';

export type MatchReasonView = Readonly<
  | {
      kind: 'requirement' | 'alert';
      search: string;
      miss: Readonly<{ filter: NearMiss; wanted: string }> | null;
    }
  | { kind: 'enquiry'; reference: string; at: Date; isSameListing: boolean }
>;

type SendView = Readonly<{
  basis: SendBasis | null;
  bar: SendBar | null;
  /** Time and price of an earlier send, if the price has dropped. */
  sentBefore: Readonly<{ at: Date; price: number }> | null;
}>;

export type ContactMatchView = SendView &
  Readonly<{
    contactId: string;
    name: string;
    locale: Locale;
    agent: string | null;
    reasons: readonly MatchReasonView[];
  }>;

export type ListingMatchView = SendView &
  Readonly<{
    listingId: string;
    reference: string;
    title: string;
    price: string;
    place: string;
    reasons: readonly MatchReasonView[];
  }>;

export type SentView = Readonly<{
  contactId: string;
  name: string;
  at: Date;
  /** Null: sent by an alert. */
  by: string | null;
}>;
