import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { homeStates } from '@/lib/listings/desk/desk-home';
import { matchingHomes, sortedHomes, type HomeFilters } from '@/lib/listings/desk/home-filters';
import type { DeskHomeList } from '@/lib/listings/desk/desk-home-list';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { paginate } from '@/lib/text/paginate';
import { recordOf } from '@/lib/text/record-of';
import { readDeskHomes } from './desk-catalogue';

const HOMES_PER_PAGE = 50;

/** One page of the table. */
export async function listDeskHomes(actor: Actor, filters: HomeFilters): Promise<DeskHomeList> {
  requireRight(actor, 'listing.read');
  const homes = await readDeskHomes(actor);
  const ofAnyState = matchingHomes(homes, filters, 'state');
  const matching = filters.state === '' ? ofAnyState : ofAnyState.filter(({ state }) => state === filters.state);
  const counts = recordOf(homeStates, (wanted) => ofAnyState.filter(({ state }) => state === wanted).length);
  const page = paginate(sortedHomes(matching, filters), filters.page, HOMES_PER_PAGE);
  await loadStoredImages(page.items.flatMap(({ image }) => image ?? []));
  const places = new Map(homes.map(({ place, placeName }) => [place, placeName]));
  return {
    ...page,
    counts: { ...counts, all: ofAnyState.length },
    sources: distinct(homes.map(({ source }) => source)),
    agents: distinct(homes.map(({ agent }) => agent)),
    places: [...places]
      .filter(([id]) => id !== '')
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter(Boolean).toSorted();
