import * as lettingLaw from '@/content/letting-law';
import * as rates from '@/content/rates';
import * as reducedRates from '@/content/reduced-rates';
import { valuationFactors } from '@/content/valuation-factors';
import type { IsoDate } from '@/content/types/common';
import { priceLevels } from '@/lib/site/price-levels';
import { oldMonths } from './figure-age';

export type DatedFigure = Readonly<{ name: string; asOf: IsoDate }>;

const currentFigures = () => ({
  ...rates,
  ...reducedRates,
  priceLevels: priceLevels(),
  valuationFactors,
  ...lettingLaw,
});

/** Lists the figures that are over three months old, oldest first; those of one list and day once. */
export function oldFigures(now: Date, figures: unknown = currentFigures()): readonly DatedFigure[] {
  const old = datedFigures(figures).filter(({ asOf }) => oldMonths(asOf, now) > 0);
  const byKey = new Map(old.map((figure) => [`${figure.name} ${figure.asOf}`, figure]));
  return [...byKey.values()].toSorted((one, other) => one.asOf.localeCompare(other.asOf));
}

function datedFigures(value: unknown, name = ''): readonly DatedFigure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('asOf' in value) return [{ name, asOf: value.asOf as IsoDate }];
  if (Array.isArray(value)) return value.flatMap((part) => datedFigures(part, name));
  return Object.entries(value).flatMap(([key, part]) => datedFigures(part, name ? `${name}.${key}` : key));
}
