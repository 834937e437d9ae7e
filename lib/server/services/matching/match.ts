import 'server-only';
import { sendRightOf, type SendRight } from '@/lib/contacts/send-basis';
import type { NearMiss } from '@/lib/listings/matching/judge';
import type { Addressee, ListingEnquiry, ContactSearch } from '@/lib/server/data/alerts/match-candidates';
import type { ListingSend } from '@/lib/server/data/alerts/listing-sends';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { isAlreadySent } from './already-sent';

/** Why a home is something for a person. */
export type MatchReason = Readonly<
  { kind: 'search'; search: ContactSearch; miss: NearMiss | null } | { kind: 'enquiry'; enquiry: ListingEnquiry }
>;

/** A home and a person whom it fits. */
export type Match = Readonly<{
  contact: Addressee;
  listing: Listing;
  /** The best one first. */
  reasons: readonly MatchReason[];
  right: SendRight;
  /** The last time that she heard of it. */
  sent: Readonly<{
    at: Date;
    /** Null: her alert told her. */
    by: string | null;
    price: number;
    /** It costs less now: she may be sent it again. */
    isDearer: boolean;
  }> | null;
}>;

type MatchParts = Readonly<{
  contact: Addressee;
  listing: Listing;
  reasons: readonly MatchReason[];
  /** Of this home, to anybody, newest first. */
  sends: readonly ListingSend[];
  /** When alerts last had something to tell of it. */
  news: Date | null;
  now: Date;
}>;

export function matchOf({ listing, news, now, contact, reasons, sends }: MatchParts): Match {
  const sorted = reasons.toSorted((one, other) => rankOf(one) - rankOf(other));
  const searches = sorted.flatMap((reason) => (reason.kind === 'search' ? [reason.search] : []));
  return { contact, listing, reasons: sorted, right: sendRightOf(contact, searches, now), sent: sentOf() };

  function sentOf(): Match['sent'] {
    const price = Math.round(listing.price);
    const last = sends.find(({ contactId, email }) => contactId === contact.id || contact.emails.includes(email));
    if (last && isAlreadySent(last, price))
      return { at: last.createdAt, by: last.sender, price: last.price, isDearer: false };
    if (news && sorted.some((reason) => isInDigest(reason, news)))
      return { at: news, by: null, price, isDearer: false };
    return last ? { at: last.createdAt, by: last.sender, price: last.price, isDearer: true } : null;
  }
}

/** Whether she has heard of it as it is. */
export const hasHeard = ({ sent }: Match): boolean => sent !== null && !sent.isDearer;

/** A search that fits, a home like one that she asked about, a search that nearly fits. */
function rankOf(reason: MatchReason): number {
  if (reason.kind === 'enquiry') return 1;
  return reason.miss === null ? 0 : 2;
}

/** The best matches first: whom one may write to, then what fits best. */
export const byRank = (one: Match, other: Match): number => weight(one) - weight(other);

const weight = ({ reasons: [best], right }: Match): number => (right.basis ? 0 : 10) + (best ? rankOf(best) : 9);

/** The digest of an alert that fits has told of it. */
function isInDigest(reason: MatchReason, news: Date): boolean {
  if (reason.kind !== 'search' || reason.miss !== null) return false;
  const { requestedAt, kind, newsThrough } = reason.search;
  return kind === 'alert' && requestedAt !== null && newsThrough !== null && requestedAt < news && newsThrough >= news;
}
