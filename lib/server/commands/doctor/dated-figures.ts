import 'server-only';
import * as rates from '@/content/rates';
import * as reducedRates from '@/content/reduced-rates';
import type { IsoDate } from '@/content/types/common';
import { oldMonths } from '@/lib/costs/figure-age';
import { speakOf, type Finding } from './finding';

type DatedFigure = Readonly<{ name: string; asOf: IsoDate }>;

function datedFigures(value: unknown, name = ''): readonly DatedFigure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('asOf' in value) return [{ name, asOf: value.asOf as IsoDate }];
  return Object.entries(value).flatMap(([key, part]) => datedFigures(part, name ? `${name}.${key}` : key));
}

/** Lists the figures of the content that are over three months old, oldest first. */
export function examineDatedFigures(now = new Date(), content: unknown = { ...rates, ...reducedRates }): Finding {
  const figures = speakOf('Figures');
  const old = datedFigures(content)
    .filter(({ asOf }) => oldMonths(asOf, now) > 0)
    .toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  return old.length > 0
    ? figures.advice(
        `Over three months old, check them in content: ${old.map(({ name, asOf }) => `${name} (${asOf})`).join(', ')}.`,
      )
    : figures.good('All dated figures are of the last three months.');
}
