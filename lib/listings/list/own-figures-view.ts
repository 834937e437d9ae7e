import type { UsualLending } from '@/lib/costs/budget/monthly-limit';
import { ownFields, ownLimits, type OwnField } from '@/lib/costs/budget/own-figures';
import { lendingFigures, maxLoanToValue } from '@/lib/costs/rates';
import { formatNumber, formatPercent } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { recordOf } from '@/lib/text/record-of';
import type { BuyerResidence } from '@/content/rates';

/** Sent to the browser as JSON. Texts of the result contain names in braces. */
export type OwnFiguresView = Readonly<{
  summary: string;
  intro: string;
  fields: Readonly<Record<OwnField, Readonly<{ label: string; error: string }>>>;
  result: string;
  same: string;
  other: string;
  ownMoney: string;
  tooOld: string;
  usual: Readonly<Record<'yes' | 'no', UsualLending>>;
  locale: Locale;
  budget: BudgetLink;
}>;

type BudgetLink = Readonly<{ href: string; label: string }>;

export function ownFiguresView(locale: Locale): OwnFiguresView {
  const t = translatorOf(locale, 'listingMeans');
  const percent = (value: number) => formatPercent(value, locale);
  const { maxAgeAtEnd, meanRate, meanTermYears } = lendingFigures('resident');
  const braces = (name: string) => `{${name}}`;
  return {
    summary: t('own.summary'),
    intro: t('own.intro', {
      years: String(meanTermYears.value),
      rate: percent(meanRate.value),
      share: percent(maxLoanToValue('resident')),
      abroad: percent(maxLoanToValue('nonResident')),
    }),
    fields: recordOf(ownFields, (name) => ({
      label: t(`own.fields.${name}`),
      error: t('own.error', {
        from: formatNumber(ownLimits[name].from, locale),
        to: formatNumber(ownLimits[name].to, locale),
      }),
    })),
    result: t('own.result', {
      ratio: braces('ratio'),
      instalment: braces('instalment'),
      loan: braces('loan'),
      years: braces('years'),
      rate: braces('rate'),
      share: braces('share'),
      price: braces('price'),
    }),
    same: t('own.same', { limit: braces('limit') }),
    other: t('own.other', { limit: braces('limit') }),
    ownMoney: t('own.ownMoney', { usual: braces('usual') }),
    tooOld: t('own.tooOld', { age: String(maxAgeAtEnd.value) }),
    usual: { yes: usualLending('resident'), no: usualLending('nonResident') },
    locale,
    budget: budgetLink(locale),
  };
}

function budgetLink(locale: Locale): BudgetLink {
  const t = translatorOf(locale, 'listingMeans');
  return { href: localizedHref(locale, '/herramientas/presupuesto'), label: t('own.budget') };
}

function usualLending(residence: BuyerResidence): UsualLending {
  const { debtRatio, maxAgeAtEnd, maxTermYears, meanRate, meanTermYears } = lendingFigures(residence);
  return {
    rate: meanRate.value,
    years: meanTermYears.value,
    share: maxLoanToValue(residence),
    debtRatio: debtRatio.value.to,
    maxYears: maxTermYears.value.to,
    maxAgeAtEnd: maxAgeAtEnd.value,
  };
}
