import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listingStates } from '@/lib/listings/desk/desk-listing';
import { matchingListings, sortedListings, type DeskListingFilters } from '@/lib/listings/desk/desk-filters';
import type { DeskListingList, WeekCounts } from '@/lib/listings/desk/desk-listing-list';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { agencyDay } from '@/lib/appointments/agency-day';
import { addDays } from '@/lib/appointments/time-zone';
import { listDayCounts } from '@/lib/server/data/listings/listing-counts';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { paginate } from '@/lib/text/paginate';
import { recordOf } from '@/lib/text/record-of';
import { readDeskListings } from './desk-catalogue';

const LISTINGS_PER_PAGE = 50;
const WEEK_DAYS = 7;

export async function listDeskListings(actor: Actor, filters: DeskListingFilters): Promise<DeskListingList> {
  requireRight(actor, 'listing.read');
  const listings = await readDeskListings(actor);
  const ofAnyState = matchingListings(listings, filters, 'state');
  const matching = filters.state === '' ? ofAnyState : ofAnyState.filter(({ state }) => state === filters.state);
  const counts = recordOf(listingStates, (wanted) => ofAnyState.filter(({ state }) => state === wanted).length);
  const page = paginate(sortedListings(matching, filters), filters.page, LISTINGS_PER_PAGE);
  const [week] = await Promise.all([
    countWeek(page.items.map(({ id }) => id)),
    loadStoredImages(page.items.flatMap(({ image }) => image ?? [])),
  ]);
  const places = new Map(listings.map(({ place, placeName }) => [place, placeName]));
  return {
    ...page,
    counts: { ...counts, all: ofAnyState.length },
    week,
    hasMixedSources: isMixed(listings.map(({ source }) => source)),
    sources: distinct(listings.map(({ source }) => source)),
    agents: distinct(listings.map(({ agent }) => agent)),
    places: [...places]
      .filter(([id]) => id !== '')
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

async function countWeek(ids: readonly string[]): Promise<WeekCounts> {
  const from = addDays(agencyDay(), 1 - WEEK_DAYS);
  const week = new Map<string, { enquiries: number; viewings: number }>();
  for (const { day, kind, listingId, n } of await listDayCounts(ids, from, appointmentRules().zone)) {
    if (day < from || (kind !== 'enquiries' && kind !== 'viewings')) continue;
    const counts = week.get(listingId) ?? { enquiries: 0, viewings: 0 };
    week.set(listingId, { ...counts, [kind]: counts[kind] + n });
  }
  return week;
}

function isMixed(sources: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  return sources.length - Math.max(0, ...counts.values()) > 1;
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter(Boolean).toSorted();
