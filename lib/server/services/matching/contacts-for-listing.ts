import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { wantedBy } from '@/lib/listings/matching/wanted-by';
import { judgeOf, type MatchVerdict } from '@/lib/listings/matching/judge';
import { listingsLike } from '@/lib/listings/matching/like-listings';
import { searchIndex } from '@/lib/listings/list/search-page';
import { listLatestNews } from '@/lib/server/data/listings/listing-prices';
import { listSendsOfListing } from '@/lib/server/data/alerts/listing-sends';
import { listAddressees, listListingEnquiries, listContactSearches } from '@/lib/server/data/alerts/match-candidates';
import { requireRight } from '@/lib/server/services/access/with-right';
import { byRank, matchOf, type Match, type MatchReason } from './match';

/** Returns contacts, best first; null when the listing is not on offer. */
export async function contactsForListing(actor: Actor, id: string): Promise<readonly Match[] | null> {
  requireRight(actor, 'contact.read');
  const listing = findListing(id);
  if (listing?.status !== 'available') return null;
  const reasons = await reasonsFor(listing);
  const sends = await listSendsOfListing(id);
  const news = (await listLatestNews([id])).get(id) ?? null;
  const contacts = await listAddressees([...reasons.keys()]);
  return contacts
    .map((contact) => matchOf({ contact, listing, reasons: reasons.get(contact.id) ?? [], sends, news }))
    .toSorted(byRank);
}

async function reasonsFor(listing: Listing): Promise<ReadonlyMap<string, readonly MatchReason[]>> {
  const found = new Map<string, MatchReason[]>();
  const add = (contactId: string, reason: MatchReason) =>
    found.set(contactId, [...(found.get(contactId) ?? []), reason]);
  const verdictOf = verdicts(listing.id);
  for (const search of await listContactSearches()) {
    const miss = verdictOf(search.query);
    if (miss !== 'no') add(search.contactId, { kind: 'search', search, miss });
  }
  const known = new Set<string>();
  for (const enquiry of await listListingEnquiries({ listingIds: listingsLike(listing) })) {
    const key = `${enquiry.contactId} ${enquiry.listingId}`;
    if (!known.has(key)) add(enquiry.contactId, { kind: 'enquiry', enquiry });
    known.add(key);
  }
  return found;
}

function verdicts(id: string): (query: string) => MatchVerdict {
  const index = searchIndex();
  const position = index.ids.indexOf(id);
  const known = new Map<string, MatchVerdict>();
  return (query) => {
    const verdict = known.get(query) ?? (known.has(query) ? null : judgeOf(index, wantedBy(query))(position));
    known.set(query, verdict);
    return verdict;
  };
}
