import { sourceLinks } from '@/content/source-links';
import { lendingFigures, newBuildTaxFigures, purchaseFeeFigures, transferTaxFigure } from '@/lib/costs/rates';
import { formatPercent } from '@/lib/i18n/format';
import type { Figure } from '@/content/rates';
import type { Source } from '@/lib/writing/articles';
import type { MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

/** Sources with date and URL. */
export function mortgageSources(
  { region, isNewBuild, residence }: MortgageInput,
  locale: Locale,
  t: Translate,
): readonly Source[] {
  const source = (
    key: string,
    figure: Figure<unknown>,
    url?: string,
    values: Record<string, string | number> = {},
  ): Source => ({
    label: t(figure.confidence === 'low' ? 'sourceUnsure' : 'source', {
      what: t(`sources.${key}`, values),
      source: figure.source[locale],
      period: figure.period[locale],
    }),
    asOf: figure.asOf,
    ...(url !== undefined && { url }),
  });
  const lending = lendingFigures(residence);
  const { vat, stampDuty } = newBuildTaxFigures(region);
  const percent = (share: number) => formatPercent(share, locale);
  return [
    ...(isNewBuild
      ? [source('vat', vat, sourceLinks.vat), source('stampDuty', stampDuty, sourceLinks.stampDuty[region])]
      : [
          source('transferTax', transferTaxFigure(region), sourceLinks.transferTax[region]),
          source('taxBase', lending.taxBase, sourceLinks.taxBase),
        ]),
    source('fees', purchaseFeeFigures().notary, sourceLinks.fees),
    source('whoPays', lending.whoPays, sourceLinks.mortgageLaw),
    source('loanToValue', lending.loanToValue),
    source('debtRatio', lending.debtRatio),
    source('term', lending.maxTermYears),
    source('meanRate', lending.meanRate, sourceLinks.meanRate, {
      rate: percent(lending.meanRate.value),
      years: lending.meanTermYears.value,
      fixed: formatPercent(lending.fixedShare.value, locale, 1),
    }),
  ];
}
