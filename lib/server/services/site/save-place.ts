import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Place } from '@/content/types/place';
import type { PlaceCode } from '@/lib/places/place-form';
import { placeProblem } from '@/lib/places/place-problem';
import { placeOf, type PlaceInput } from '@/lib/places/place-schema';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { findDeskPlace, listDeskPlaces, storePlace } from '@/lib/server/data/site/places';
import { withRight } from '@/lib/server/services/access/with-right';
import { isContentPlace, listPlaces } from '@/lib/site/places';
import { listTeam } from '@/lib/site/team';

type Result = Readonly<{ status: 'done'; id: string } | { status: 'error'; code: PlaceCode }>;

/** Adds a place; all instances apply it within two seconds. */
export async function addPlace(actor: Actor, input: PlaceInput): Promise<Result> {
  const place = placeOf(input);
  return withRight(actor, 'place.edit', { kind: 'place', id: place.id }, async (record) => {
    const result = await store(place, null);
    if (result.status === 'done') await record('placeAdded', { after: { name: place.name } });
    return result;
  });
}

export async function changePlace(actor: Actor, id: string, input: PlaceInput): Promise<Result> {
  const place = placeOf(input, id);
  return withRight(actor, 'place.edit', { kind: 'place', id }, async (record): Promise<Result> => {
    const before = await findDeskPlace(id);
    if (!before) return { status: 'error', code: 'failed' };
    const result = await store(place, before);
    if (result.status === 'done') await record('placeChanged', changeOf(before, place));
    return result;
  });
}

/** Checks under the catalogue lock, to prevent duplicate names. */
async function store(place: Place, before: Place | null): Promise<Result> {
  let result: Result = { status: 'done', id: place.id };
  await changeCatalogue(async () => {
    const ofContent = listPlaces().filter(({ id }) => isContentPlace(id));
    const ofDesk = (await listDeskPlaces()).filter(({ id }) => id !== before?.id);
    const team = listTeam('en').map(({ id }) => id);
    const code = placeProblem(place, [...ofContent, ...ofDesk], team);
    if (code !== null) result = { status: 'error', code };
    else await storePlace(place);
    return code === null;
  });
  return result;
}

function changeOf(before: Place, after: Place) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Place)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (place: Place) => Object.fromEntries(changed.map((name) => [name, place[name] ?? null]));
  return { before: of(before), after: of(after) };
}
