import { estimate, roundEstimate, SPREAD, type FactorId } from './valuation';
import type { ValuationInput } from './valuation-input';
import { formatArea, formatMonth, formatNumber, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { formatFigure } from '@/lib/i18n/intl-cache';
import type { valuationFactors } from '@/content/valuation-factors';
import { MAX_DEVIATION, type ValuedPlace } from './valuation-places';

export type EstimateView = Readonly<{
  low: string;
  high: string;
  perArea: string;
  spread: string;
  place: string;
  base: Readonly<{ term: string; amount: string }>;
  factors: readonly Readonly<{
    id: FactorId;
    term: string;
    reason: string;
    effect: string;
    usual: string;
    amount: string;
  }>[];
  /** Middle in EUR per m2, for comparison; never shown. */
  middlePerArea: number;
  levelMonth: string;
  levelDate: string;
  level: string;
  levelSource: string;
  levelNote: string;
  method: string;
}>;

type Factors = typeof valuationFactors;

const signed = (share: number, locale: Locale) =>
  formatFigure(share, locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });

const signedPrice = (euros: number, locale: Locale) =>
  formatFigure(Math.round(euros / 1_000) * 1_000, locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
    useGrouping: 'always',
  });

export function estimateView(
  input: ValuationInput,
  place: ValuedPlace,
  factors: Factors,
  locale: Locale,
  t: Translator<'valuationPage'>,
): EstimateView {
  const { base, factors: moved, low, middle, high } = estimate(input, place, factors);
  const price = (euros: number) => formatPrice(roundEstimate(euros), locale);
  const perArea = (euros: number) => formatNumber(Math.round(euros / input.size / 10) * 10, locale);
  const percent = (share: number) => formatPercent(share, locale, 0);
  const level = formatNumber(place.price, locale);
  return {
    low: price(low),
    high: price(high),
    perArea: t('result.perArea', { low: perArea(low), high: perArea(high) }),
    spread: percent(SPREAD),
    place: place.name,
    middlePerArea: middle / input.size,
    base: { term: t('result.base', { size: formatArea(input.size, locale, 1), level }), amount: price(base) },
    factors: moved.map(({ id, assumed, from, to, euros }) => ({
      id,
      term: t(`factors.${id}`),
      reason: t(`reasons.${id}`),
      effect: signed(assumed, locale),
      usual:
        from === to ? t('result.asUsual') : t('result.usual', { from: signed(from, locale), to: signed(to, locale) }),
      amount: signedPrice(euros, locale),
    })),
    level: t(`result.level.${place.basis}`, {
      place: place.district ?? place.name,
      level,
      period: place.figure.period[locale],
    }),
    levelMonth: formatMonth(place.figure.asOf, locale),
    levelDate: t('result.levelDate', { date: formatMonth(place.figure.asOf, locale) }),
    levelSource: t('result.levelSource', { source: place.figure.source[locale] }),
    levelNote: place.district
      ? t('result.aboveDistrict', { place: place.name, district: place.district })
      : t(`result.note.${place.basis}`, { deviation: percent(MAX_DEVIATION) }),
    method: t('result.method', {
      source: factors.source[locale],
      spread: percent(SPREAD),
      deviation: percent(MAX_DEVIATION),
      date: formatMonth(factors.asOf, locale),
    }),
  };
}
