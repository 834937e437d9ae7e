import * as rates from '@/content/rates';
import * as reducedRates from '@/content/reduced-rates';
import type { IsoDate } from '@/content/types/common';
import { oldMonths } from './figure-age';

export type DatedFigure = Readonly<{ name: string; asOf: IsoDate }>;

/** Lists the figures of the content that are over three months old, oldest first. */
export const oldFigures = (now: Date, content: unknown = { ...rates, ...reducedRates }): readonly DatedFigure[] =>
  datedFigures(content)
    .filter(({ asOf }) => oldMonths(asOf, now) > 0)
    .toSorted((one, other) => one.asOf.localeCompare(other.asOf));

function datedFigures(value: unknown, name = ''): readonly DatedFigure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('asOf' in value) return [{ name, asOf: value.asOf as IsoDate }];
  return Object.entries(value).flatMap(([key, part]) => datedFigures(part, name ? `${name}.${key}` : key));
}
