import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { wantedBy } from '@/lib/listings/matching/wanted-by';
import { judgeOf } from '@/lib/listings/matching/judge';
import { availableLike } from '@/lib/listings/matching/like-listings';
import { searchIndex } from '@/lib/listings/list/search-page';
import { listLatestNews } from '@/lib/server/data/listings/listing-prices';
import { listSendsTo } from '@/lib/server/data/alerts/listing-sends';
import {
  listAddressees,
  listListingEnquiries,
  listContactSearches,
  type Addressee,
} from '@/lib/server/data/alerts/match-candidates';
import { requireRight } from '@/lib/server/services/access/with-right';
import { byRank, matchOf, type Match, type MatchReason } from './match';

type ContactMatches = Readonly<{ contact: Addressee; matches: readonly Match[] }>;

/** Returns listings, best first, then newest; null for an unknown contact. */
export async function listingsForContact(actor: Actor, contactId: string): Promise<ContactMatches | null> {
  requireRight(actor, 'contact.read');
  const [contact] = await listAddressees([contactId]);
  if (!contact) return null;
  const found = await reasonsOf(contactId);
  const sends = await listSendsTo(contactId);
  const news = await listLatestNews([...found].flatMap(([id, reasons]) => (reasons.some(isOfAlert) ? [id] : [])));
  const matches = [...found]
    .flatMap(([id, reasons]): Match[] => {
      const listing = findListing(id);
      if (listing?.status !== 'available') return [];
      const own = sends.filter(({ listingId }) => listingId === id);
      return [matchOf({ contact, listing, reasons, sends: own, news: news.get(id) ?? null })];
    })
    .toSorted((one, other) => byRank(one, other) || newestFirst(one.listing, other.listing));
  return { contact, matches };
}

async function reasonsOf(contactId: string): Promise<ReadonlyMap<string, readonly MatchReason[]>> {
  const found = new Map<string, MatchReason[]>();
  const add = (id: string, reason: MatchReason) => found.set(id, [...(found.get(id) ?? []), reason]);
  const index = searchIndex();
  for (const search of await listContactSearches(contactId)) {
    const judge = judgeOf(index, wantedBy(search.query));
    index.ids.forEach((id, position) => {
      const miss = judge(position);
      if (miss !== 'no') add(id, { kind: 'search', search, miss });
    });
  }
  const known = new Set<string>();
  for (const enquiry of await listListingEnquiries({ contactId })) {
    const enquired: Listing | null = known.has(enquiry.listingId) ? null : findListing(enquiry.listingId);
    known.add(enquiry.listingId);
    if (!enquired) continue;
    for (const { id } of availableLike(enquired)) add(id, { kind: 'enquiry', enquiry });
  }
  return found;
}

const isOfAlert = (reason: MatchReason) => reason.kind === 'search' && reason.search.kind === 'alert';

const newestFirst = (one: Listing, other: Listing): number =>
  one.published === other.published ? 0 : one.published < other.published ? 1 : -1;
