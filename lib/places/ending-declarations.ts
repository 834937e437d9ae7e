import type { IsoDate } from '@/content/types/common';
import { addDays } from '@/lib/appointments/time-zone';
import { isContentPlace, listPlaces, type Place } from '@/lib/site/places';

const WARNING_DAYS = 90;

/** `placeId`: null for places of `content/`. */
export type EndingDeclaration = Readonly<{ name: string; until: IsoDate; hasEnded: boolean; placeId: string | null }>;

/** Within 90 days or ended; a municipality once. */
export function endingDeclarations(
  today: IsoDate,
  places: readonly Place[] = listPlaces(),
): readonly EndingDeclaration[] {
  const last = addDays(today, WARNING_DAYS);
  const byTown = new Map<string, EndingDeclaration>();
  for (const { id, isStressed, municipality, name, stressedUntil: until } of places) {
    const town = municipality ?? name;
    if (!isStressed || until === undefined || until > last || byTown.has(town)) continue;
    byTown.set(town, { name: town, until, hasEnded: until <= today, placeId: isContentPlace(id) ? null : id });
  }
  return [...byTown.values()];
}
