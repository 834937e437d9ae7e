import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { DeskHome, HomeState } from '@/lib/listings/desk/desk-home';
import { homeStates } from '@/lib/listings/desk/desk-home';
import { matchingHomes, sortedHomes, type HomeFilters } from '@/lib/listings/desk/home-filters';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { paginate, type PageOf } from '@/lib/text/paginate';
import { recordOf } from '@/lib/text/record-of';
import { readDeskHomes } from './desk-catalogue';

export type HomeTable = PageOf<DeskHome> &
  Readonly<{
    /** Of those that pass the other filters. */
    counts: Readonly<Record<HomeState | 'all', number>>;
    /** What the filters offer; places by id and name. */
    sources: readonly string[];
    agents: readonly string[];
    places: readonly Readonly<{ id: string; name: string }>[];
  }>;

const HOMES_PER_PAGE = 50;

/** One page of the table. */
export async function listDeskHomes(actor: Actor, filters: HomeFilters): Promise<HomeTable> {
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
