import { reducedRateOf } from '@/lib/costs/buyer-rates';
import type { MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import { mainHomeStampDutyFigure, reducedTransferTaxFigure } from '@/lib/costs/rates';
import { formatPercent } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { reducedRatesNote } from '@/lib/listings/page/cost-labels';
import { taxBase } from './mortgage-form';

/** Null where new builds have no reduction. `t` reads `listingCosts`. */
export function reducedNote(input: MortgageInput, locale: Locale, t: Translator<'listingCosts'>): string | null {
  const { isMainHome, isNewBuild, region } = input;
  const percent = (rate: number) => formatPercent(rate, locale);
  if (isNewBuild) {
    const stampDuty = mainHomeStampDutyFigure(region);
    if (!stampDuty) return isMainHome ? t('reducedRates.none', { regionIn: t(`regionIn.${region}`) }) : null;
    const words = { rate: percent(stampDuty.value), source: stampDuty.source[locale] };
    return isMainHome ? t('reducedRates.stampDutyUsed', words) : t('reducedRates.stampDuty', words);
  }
  if (!isMainHome) return reducedRatesNote(region, locale, t);
  const rate = reducedRateOf(region, input, taxBase(input));
  const rates = reducedRatesNote(region, locale, t);
  if (rate === null) return `${t('reducedRates.noneFits')} ${rates}`;
  return t('reducedRates.used', { rate: percent(rate), source: reducedTransferTaxFigure(region).source[locale] });
}
