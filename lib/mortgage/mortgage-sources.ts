import { sourceLinks } from '@/content/source-links';
import { lendingFigures, newBuildTaxFigures, purchaseFeeFigures, transferTaxFigure } from '@/lib/costs/rates';
import { formatPercent } from '@/lib/i18n/format';
import type { Figure } from '@/content/rates';
import type { Source } from '@/lib/writing/articles';
import type { MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export function mortgageSources(
  { region, isNewBuild, residence }: Pick<MortgageInput, 'region' | 'isNewBuild' | 'residence'>,
  locale: Locale,
  t: Translator<'mortgagePage.result'>,
): readonly Source[] {
  const source = (what: string, figure: Figure<unknown>, url?: string): Source => ({
    label: t(figure.confidence === 'low' ? 'sourceUnsure' : 'source', {
      what,
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
      ? [
          source(t('sources.vat'), vat, sourceLinks.vat),
          source(t('sources.stampDuty'), stampDuty, sourceLinks.stampDuty[region]),
        ]
      : [
          source(t('sources.transferTax'), transferTaxFigure(region), sourceLinks.transferTax[region]),
          source(t('sources.taxBase'), lending.taxBase, sourceLinks.taxBase),
        ]),
    source(t('sources.fees'), purchaseFeeFigures().notary, sourceLinks.fees),
    source(t('sources.whoPays'), lending.whoPays, sourceLinks.mortgageLaw),
    source(t('sources.loanToValue'), lending.loanToValue),
    source(t('sources.debtRatio'), lending.debtRatio),
    source(t('sources.term'), lending.maxTermYears),
    source(
      t('sources.meanRate', {
        rate: percent(lending.meanRate.value),
        years: String(lending.meanTermYears.value),
        fixed: formatPercent(lending.fixedShare.value, locale, 1),
      }),
      lending.meanRate,
      sourceLinks.meanRate,
    ),
  ];
}
