import {
  mainHomeStampDutyFigure,
  newBuildTaxFigures,
  purchaseFeeFigures,
  reducedTransferTaxFigure,
  transferTaxFigure,
  type RegionId,
} from '@/lib/costs/rates';
import { formatDate, formatList, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';
import type { Translator } from '@/lib/i18n/translator';

export type TaxedListing = Listing & Readonly<{ region: RegionId }>;

/** `t` reads `listingCosts`. */
export function costsIntro(
  { isNewBuild, region }: Readonly<{ isNewBuild: boolean; region: RegionId }>,
  locale: Locale,
  t: Translator<'listingCosts'>,
): string {
  const regionIn = t(`regionIn.${region}`);
  const percent = (rate: number) => formatPercent(rate, locale);
  if (isNewBuild) {
    const { stampDuty, vat } = newBuildTaxFigures(region);
    return t('intro.newBuild', {
      regionIn,
      vat: percent(vat.value),
      stampDuty: percent(stampDuty.value),
      source: stampDuty.source[locale],
      period: stampDuty.period[locale],
    });
  }
  const figure = transferTaxFigure(region);
  const { bands, method } = figure.value;
  const common = { regionIn, source: figure.source[locale], period: figure.period[locale] };
  if (bands.length === 1) return t('intro.single', { ...common, rate: percent(bands[0]?.rate ?? 0) });
  const parts = bands.map(({ rate, upTo }) =>
    upTo === null
      ? t('bandAbove', { rate: percent(rate) })
      : t('bandUpTo', { rate: percent(rate), limit: formatPrice(upTo, locale) }),
  );
  return t(`intro.${method}`, { ...common, bands: formatList(parts, locale) });
}

/** Rates are fractions, `net` is EUR. */
export function vatIncludedIntro(
  { net, region, vat }: Readonly<{ net: number; region: RegionId; vat: number }>,
  locale: Locale,
  t: Translator<'listingCosts'>,
): string {
  const { stampDuty } = newBuildTaxFigures(region);
  return t('intro.vatIncluded', {
    regionIn: t(`regionIn.${region}`),
    vat: formatPercent(vat, locale),
    stampDuty: formatPercent(stampDuty.value, locale),
    net: formatPrice(net, locale),
    source: stampDuty.source[locale],
    period: stampDuty.period[locale],
  });
}

/** The bill does not compute reduced rates. `net`: EUR without VAT. */
export function reducedRateNote(
  listing: TaxedListing,
  net: number,
  locale: Locale,
  t: Translator<'listingCosts'>,
): string | null {
  if (listingKind(listing) !== 'home') return null;
  if (listing.vat !== null) {
    const stampDuty = mainHomeStampDutyFigure(listing.region);
    if (!stampDuty) return null;
    return t('reducedStampDuty', {
      rate: formatPercent(stampDuty.value, locale),
      amount: formatPrice(net * stampDuty.value, locale),
      source: stampDuty.source[locale],
    });
  }
  return reducedRatesNote(listing.region, locale, t);
}

export function reducedRatesNote(region: RegionId, locale: Locale, t: Translator<'listingCosts'>): string {
  const { value, source } = reducedTransferTaxFigure(region);
  const rates = value.map(({ bands: [first, above], who }) =>
    t('reducedRate', {
      who: who[locale]
        .replace('{limit}', first?.upTo ? formatPrice(first.upTo, locale) : '')
        .replace('{above}', above ? formatPercent(above.rate, locale) : ''),
      rate: formatPercent(first?.rate ?? 0, locale),
    }),
  );
  return t('reduced', { rates: rates.join('; '), source: source[locale] });
}

export function costsSource(region: RegionId, locale: Locale, t: Translator<'listingCosts'>): string {
  const { gestoria, notary, registry } = purchaseFeeFigures();
  const percent = (rate: number) => formatPercent(rate, locale);
  const price = (euros: number) => formatPrice(euros, locale);
  const range = (from: string, to: string) => t('rangePercent', { from, to });
  return t('source', {
    notary: range(percent(notary.value.from), percent(notary.value.to)),
    registry: range(percent(registry.value.from), percent(registry.value.to)),
    gestoria: range(price(gestoria.value.from), price(gestoria.value.to)),
    source: notary.source[locale],
    date: formatDate(transferTaxFigure(region).asOf, locale),
  });
}
