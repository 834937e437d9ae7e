import 'server-only';
import { sendRightOf, type SendRight } from '@/lib/contacts/send-basis';
import type { NearMiss } from '@/lib/listings/matching/judge';
import type { Addressee, ListingEnquiry, ContactSearch } from '@/lib/server/data/alerts/match-candidates';
import type { ListingSend } from '@/lib/server/data/alerts/listing-sends';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { isAlreadySent } from './already-sent';

export type MatchReason = Readonly<
  { kind: 'search'; search: ContactSearch; miss: NearMiss | null } | { kind: 'enquiry'; enquiry: ListingEnquiry }
>;

export type Match = Readonly<{
  contact: Addressee;
  listing: Listing;
  reasons: readonly MatchReason[];
  right: SendRight;
  sent: Readonly<{
    at: Date;
    /** Null: sent by an alert. */
    by: string | null;
    price: number;
    isDearer: boolean;
  }> | null;
}>;

type MatchParts = Readonly<{
  contact: Addressee;
  listing: Listing;
  reasons: readonly MatchReason[];
  sends: readonly ListingSend[];
  news: Date | null;
}>;

export function matchOf({ listing, news, contact, reasons, sends }: MatchParts): Match {
  const sorted = reasons.toSorted((one, other) => rankOf(one) - rankOf(other));
  const searches = sorted.flatMap((reason) => (reason.kind === 'search' ? [reason.search] : []));
  return { contact, listing, reasons: sorted, right: sendRightOf(contact, searches), sent: sentOf() };

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

export const hasHeard = ({ sent }: Match): boolean => sent !== null && !sent.isDearer;

function rankOf(reason: MatchReason): number {
  if (reason.kind === 'enquiry') return 1;
  return reason.miss === null ? 0 : 2;
}

export const byRank = (one: Match, other: Match): number => weight(one) - weight(other);

const weight = ({ reasons: [best], right }: Match): number => (right.basis ? 0 : 10) + (best ? rankOf(best) : 9);

function isInDigest(reason: MatchReason, news: Date): boolean {
  if (reason.kind !== 'search' || reason.miss !== null) return false;
  const { requestedAt, kind, newsThrough } = reason.search;
  return kind === 'alert' && requestedAt !== null && newsThrough !== null && requestedAt < news && newsThrough >= news;
}
