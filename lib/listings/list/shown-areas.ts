import 'server-only';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { getArea, listAreas, type Area } from '@/lib/site/areas';
import { isSampleTown } from '@/lib/site/own-town';

const MOST = 8;

/** Areas of the samples, or those in which an agency of its own town has the most listings. */
export function shownAreas(): readonly Area[] {
  if (isSampleTown()) return listAreas();
  const counts = new Map<string, number>();
  for (const { area } of listOnMarket()) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([id]) => getArea(id));
}
