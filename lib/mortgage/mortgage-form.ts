import 'server-only';
import { mortgageExample } from '@/content/mortgage-example';
import { buyerRates } from '@/lib/costs/buyer-rates';
import { lendingFigures } from '@/lib/costs/rates';
import {
  parseMortgage,
  mortgageFields,
  type MortgageFormValues,
  type MortgageInput,
} from '@/lib/costs/mortgage/mortgage-input';
import type { MortgageRules } from '@/lib/costs/mortgage/mortgage-plan';
import type { ToolQuery } from '@/lib/forms/digits';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

export function readMortgageForm(query: ToolQuery, locale: Locale): MortgageFormValues {
  const { price, savings, age, income } = mortgageExample;
  const { meanRate, meanTermYears } = lendingFigures('resident');
  return parseMortgage(query, {
    price: formatNumber(price, locale),
    region: 'catalonia',
    build: 'resale',
    referenceValue: '',
    agencyFee: '',
    mainHome: '',
    young: '',
    largeFamily: '',
    singleParent: '',
    disability: '',
    savings: formatNumber(savings, locale),
    residence: 'resident',
    age: String(age),
    years: String(meanTermYears.value),
    rateType: 'fixed',
    rate: formatNumber(meanRate.value * 100, locale, 2),
    income: formatNumber(income, locale),
    otherLoans: '',
  });
}

/** EUR. */
export const taxBase = ({ price, referenceValue }: Pick<MortgageInput, 'price' | 'referenceValue'>): number =>
  Math.max(price, referenceValue ?? 0);

export function mortgageRules(input: MortgageInput): MortgageRules {
  const { region, residence } = input;
  const { loanToValue, debtRatio, maxTermYears, maxAgeAtEnd } = lendingFigures(residence);
  return {
    purchase: buyerRates(region, input, taxBase(input)),
    loanToValue: loanToValue.value,
    debtRatio: debtRatio.value,
    maxTermYears: maxTermYears.value,
    maxAgeAtEnd: maxAgeAtEnd.value,
  };
}

/** Keeps empty fields: they are not the default. */
export function mortgageQuery(values: MortgageFormValues['values']): string {
  return mortgageFields.map((name) => `${name}=${encodeURIComponent(values[name])}`).join('&');
}
