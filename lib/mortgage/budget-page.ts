import 'server-only';
import { getTranslations } from 'next-intl/server';
import { mortgageExample } from '@/content/mortgage-example';
import { budget } from '@/lib/costs/budget/budget';
import { parseBudget, type BudgetFormValues } from '@/lib/costs/budget/budget-input';
import { budgetRules } from '@/lib/costs/budget/budget-rules';
import { errorLabels } from '@/lib/forms/field-errors';
import type { ToolQuery } from '@/lib/forms/digits';
import { formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Source } from '@/lib/writing/articles';
import { regions, residences } from '@/lib/costs/mortgage/mortgage-input';
import { billView, type BudgetBill } from './budget-bill';
import { budgetChangeRows, limitRows, type BudgetChangeRow, type BudgetLimitRow } from './budget-limits';
import { listingsView, type BudgetListings } from './budget-listings';
import { mortgageSources } from './mortgage-sources';
import { roundedDown } from './rounded-down';

type BudgetResult = Readonly<{
  /** Null when nothing is left after taxes and fees. */
  price: string | null;
  binding: string;
  limits: readonly BudgetLimitRow[];
  changes: readonly BudgetChangeRow[];
  bill: BudgetBill | null;
  listings: BudgetListings | null;
}>;

export type BudgetView = Readonly<{
  values: BudgetFormValues['values'];
  errors: Readonly<Partial<Record<keyof BudgetFormValues['values'], string>>>;
  problems: string;
  result: BudgetResult | null;
}>;

/** Absent fields are those of the example. */
export async function readBudget(query: ToolQuery, locale: Locale): Promise<BudgetView> {
  const { savings, age, income } = mortgageExample;
  const form = parseBudget(query, {
    savings: formatNumber(savings, locale),
    income: formatNumber(income, locale),
    otherLoans: '',
    age: String(age),
    residence: 'resident',
    region: 'catalonia',
  });
  const fields = await getTranslations({ locale, namespace: 'toolForm' });
  return {
    values: form.values,
    errors: errorLabels(form.errors, locale, fields),
    problems: fields('problems', { count: Object.keys(form.errors).length }),
    result: form.input && (await resultView(form.input, locale)),
  };
}

async function resultView(input: NonNullable<BudgetFormValues['input']>, locale: Locale): Promise<BudgetResult> {
  const [t, mortgage, costs] = await Promise.all([
    getTranslations({ locale, namespace: 'budgetPage.result' }),
    getTranslations({ locale, namespace: 'mortgagePage.result' }),
    getTranslations({ locale, namespace: 'listingCosts' }),
  ]);
  const found = budget(input, budgetRules(input));
  const price = roundedDown(found.price);
  return {
    price: price > 0 ? formatPrice(price, locale) : null,
    ...limitRows(input, found, locale, t),
    changes: budgetChangeRows(input, found, locale, t),
    bill: price > 0 ? billView({ input, price, years: found.years }, locale, { t, mortgage, costs }) : null,
    listings: price > 0 ? listingsView(input, found, locale, { t, costs }) : null,
  };
}

/** The address has the region and the residence alone, and unknown ones are ignored. */
export function readBudgetExample(query: Readonly<Record<string, unknown>>, locale: Locale): Promise<BudgetView> {
  const region = regions.find((known) => known === query.region);
  const residence = residences.find((known) => known === query.residence);
  return readBudget({ region, residence }, locale);
}

/** Figures of every region: the answer may be about another than the address. */
export async function readBudgetSources(locale: Locale): Promise<readonly Source[]> {
  const t = await getTranslations({ locale, namespace: 'mortgagePage.result' });
  const perRegion = regions.map((region) =>
    mortgageSources({ region, isNewBuild: false, residence: 'resident' }, locale, t),
  );
  // The other sources are common to all regions.
  return [...perRegion.flatMap(([transferTax]) => transferTax ?? []), ...(perRegion[0]?.slice(1) ?? [])];
}
