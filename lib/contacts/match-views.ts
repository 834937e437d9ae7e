import type { Locale } from '@/lib/i18n/locales';
import type { NearMiss } from '@/lib/listings/matching/judge';
import type { SendBasis, SendBar } from './send-basis';

/** Why a home is something for a person, in words. */
export type MatchReasonView = Readonly<
  | {
      kind: 'requirement' | 'alert';
      search: string;
      /** The one thing that does not fit, and what was wanted. */
      miss: Readonly<{ filter: NearMiss; wanted: string }> | null;
    }
  | { kind: 'enquiry'; reference: string; at: Date; isSameListing: boolean }
>;

type SendView = Readonly<{
  basis: SendBasis | null;
  bar: SendBar | null;
  /** When and at which price it was sent before, if it costs less now. */
  sentBefore: Readonly<{ at: Date; price: number }> | null;
}>;

/** A person whom a home fits. */
export type ContactMatchView = SendView &
  Readonly<{
    contactId: string;
    name: string;
    locale: Locale;
    /** Name of the colleague who looks after her. */
    agent: string | null;
    reasons: readonly MatchReasonView[];
  }>;

/** A home that fits a person. */
export type ListingMatchView = SendView &
  Readonly<{
    listingId: string;
    reference: string;
    title: string;
    price: string;
    place: string;
    reasons: readonly MatchReasonView[];
  }>;

/** To whom a home has gone. */
export type SentView = Readonly<{
  contactId: string;
  name: string;
  at: Date;
  /** Null: her alert told her. */
  by: string | null;
}>;
