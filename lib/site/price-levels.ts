import 'server-only';
import {
  barcelonaLevels,
  barcelonaOverrides,
  costaBlancaLevels,
  type PriceLevel,
  type PriceOverride,
} from '@/content/price-levels';
import type { Localized } from '@/content/types/common';
import { processState } from '@/lib/env/process-state';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { quarterEnd } from './quarters';

/** From a file of the agency; `price`: EUR per m2, `quarter`: `2026-Q3`. */
export type FileLevel = Readonly<{ place: string; quarter: string; price: number; source: string }>;

const KEPT_MS = 3_600_000;

type Level = PriceLevel | PriceOverride;

type Levels = Readonly<{
  /** Calculated again after this moment, because levels grow old. */
  until: number;
  districts: readonly PriceLevel[];
  neighbourhoods: readonly PriceOverride[];
  coast: readonly PriceLevel[];
}>;

const state = processState<{ byPlace: ReadonlyMap<string, FileLevel>; levels: Levels | null }>('priceLevels', () => ({
  byPlace: new Map(),
  levels: null,
}));

export function setFileLevels(levels: readonly FileLevel[]): void {
  state.byPlace = new Map(levels.map((level) => [level.place, level]));
  state.levels = null;
}

/** Levels change at run time: call it during a rendering. The period of a level over a year old says so. */
export function priceLevels(): Levels {
  if (state.levels && Date.now() < state.levels.until) return state.levels;
  return (state.levels = {
    until: Date.now() + KEPT_MS,
    districts: barcelonaLevels.map(current),
    neighbourhoods: barcelonaOverrides.map(current),
    coast: costaBlancaLevels.map(current),
  });
}

function current<Known extends Level>(level: Known): Known {
  const stated = state.byPlace.get(level.id);
  if (stated) return { ...level, basis: 'stated', price: figureOf(stated) };
  const { price } = level;
  return price && isOverAYear(price.asOf) ? { ...level, price: { ...price, period: oldPeriod(price.period) } } : level;
}

function figureOf({ price, quarter, source }: FileLevel): PriceLevel['price'] {
  const period = { en: quarterWords(quarter, 'en'), es: quarterWords(quarter, 'es') };
  const asOf = quarterEnd(quarter);
  return {
    value: price,
    asOf,
    validFrom: null,
    period: isOverAYear(asOf) ? oldPeriod(period) : period,
    source: { en: source, es: source },
    confidence: 'medium',
  };
}

/** `quarter`: `2026-Q3`. */
export function quarterWords(quarter: string, locale: Locale): string {
  const [year = '', part = ''] = quarter.split('-Q');
  const t = translatorOf(locale, 'priceLevels');
  return t('quarter', { part, year });
}

function oldPeriod(period: Localized): Localized {
  const [english, spanish] = [translatorOf('en', 'priceLevels'), translatorOf('es', 'priceLevels')];
  return { en: english('old', { period: period.en }), es: spanish('old', { period: period.es }) };
}

function isOverAYear(asOf: string): boolean {
  const end = new Date(asOf);
  return end.setUTCFullYear(end.getUTCFullYear() + 1) < Date.now();
}

/** Each source once; with its period where stated or over a year old. */
export function levelSources(levels: readonly Pick<PriceLevel, 'basis' | 'price'>[], locale: Locale): string {
  const named = levels.map(({ basis, price: { asOf, period, source } }) =>
    basis === 'stated' || isOverAYear(asOf) ? `${source[locale]} (${period[locale]})` : source[locale],
  );
  return [...new Set(named)].join('; ');
}
