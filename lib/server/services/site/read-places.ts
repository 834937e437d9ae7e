import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { listListings } from '@/lib/listings/catalogue/listings';
import type { DeskPlace } from '@/lib/places/desk-place';
import { findDeskPlace } from '@/lib/server/data/site/places';
import { requireRight } from '@/lib/server/services/access/with-right';
import { findGazetteerPlace, fullName, isContentPlace, listPlaces, placeChain, type Place } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';

export function listDeskPlaceRows(actor: Actor, search: string): readonly DeskPlace[] {
  requireRight(actor, 'place.edit');
  const wanted = foldText(search);
  const listings = countListings();
  return listPlaces()
    .filter(({ aliases, name, otherName = '' }) => foldText([name, otherName, ...aliases].join(' ')).includes(wanted))
    .map((place) => ({
      place,
      parent: place.parent === null ? null : (findGazetteerPlace(place.parent)?.name ?? null),
      listings: listings.get(place.id) ?? 0,
      isContent: isContentPlace(place.id),
    }))
    .toSorted(
      (one, other) =>
        Number(one.isContent) - Number(other.isContent) ||
        fullName(one.place).localeCompare(fullName(other.place), 'es'),
    );
}

export async function readDeskPlace(
  actor: Actor,
  id: string,
): Promise<Readonly<{ place: Place; isContent: boolean }> | null> {
  requireRight(actor, 'place.edit');
  const isContent = isContentPlace(id);
  const place = isContent ? findGazetteerPlace(id) : await findDeskPlace(id);
  return place && { place, isContent };
}

function countListings(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const listing of listListings()) {
    for (const { id } of placeChain(listingPlaceId(listing))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
