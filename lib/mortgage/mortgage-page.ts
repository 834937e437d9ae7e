import 'server-only';
import { getTranslations } from 'next-intl/server';
import { lineTerm } from '@/lib/listings/page/listing-costs';
import { costsIntro, costsSource } from '@/lib/listings/page/cost-labels';
import { stackedBarPaths, type StackedBarPaths } from '@/lib/charts/stacked-bars';
import type { MortgageFormValues, MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import { mortgagePlan, type MortgagePlan, type Repayment } from '@/lib/costs/mortgage/mortgage-plan';
import type { ToolQuery } from '@/lib/forms/digits';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { errorLabels } from '@/lib/forms/field-errors';
import { mortgageChecks, type MortgageCheck } from './affordability-checks';
import { mortgageQuery, mortgageRules, readMortgageForm, taxBase } from './mortgage-form';
import { reducedNote } from './reduced-note';
import { mortgageSources } from './mortgage-sources';
import { formatCents } from '@/lib/costs/format-cents';
import { toEuros, type Cents } from '@/lib/costs/money';
import type { Payment } from '@/lib/costs/mortgage/amortisation';
import type { Source } from '@/lib/writing/articles';

type Row = Readonly<{ id: string; term: string; amount: string }>;

/** Shares of a bar sum to 1. */
type CashPart = Readonly<{ id: 'downPayment' | 'taxes' | 'fees'; share: number; term: string; amount: string }>;

export type ScheduleRow = Readonly<{ period: number; capital: string; interest: string; balance: string }>;

export type RepaymentView = Readonly<{
  instalment: string;
  monthly: string;
  loan: string;
  interest: string;
  paidBack: string;
  chart: StackedBarPaths & Readonly<{ height: number; label: string; years: number }>;
  years: readonly ScheduleRow[];
  months: readonly ScheduleRow[];
  stress: readonly Readonly<{ id: string; rate: string; instalment: string; more: string; interest: string }>[];
}>;

export type MortgageResult = Readonly<{
  summary: string;
  checks: readonly MortgageCheck[];
  repayment: RepaymentView | null;
  bill: Readonly<{ intro: string; reduced: string | null; rows: readonly Row[]; sums: readonly Row[]; note: string }>;
  cash: Readonly<{ label: string; loanShare: number; parts: readonly CashPart[]; cash: string; loan: string }>;
  sources: readonly Source[];
  query: string;
}>;

export type MortgagePageView = Readonly<{
  values: MortgageFormValues['values'];
  errors: Readonly<Partial<Record<keyof MortgageFormValues['values'], string>>>;
  isRequested: boolean;
  result: MortgageResult | null;
}>;

const BARS = { height: 120, bar: 6, gap: 2 };

export async function readMortgagePage(query: ToolQuery, locale: Locale): Promise<MortgagePageView> {
  const form = readMortgageForm(query, locale);
  const [t, costs, fields] = await Promise.all([
    getTranslations({ locale, namespace: 'mortgagePage.result' }),
    getTranslations({ locale, namespace: 'listingCosts' }),
    getTranslations({ locale, namespace: 'toolForm' }),
  ]);
  return {
    values: form.values,
    errors: errorLabels(form.errors, locale, fields),
    isRequested: form.isRequested,
    result: form.input ? resultView(form.input, mortgageQuery(form.values), locale, t, costs) : null,
  };
}

function resultView(
  input: MortgageInput,
  query: string,
  locale: Locale,
  t: Translator<'mortgagePage.result'>,
  costs: Translator<'listingCosts'>,
): MortgageResult {
  const rules = mortgageRules(input);
  const plan = mortgagePlan(input, rules);
  const euros = (value: number) => formatPrice(value, locale);
  const downPayment = plan.costs.price - plan.loan;
  const parts = [
    ['downPayment', downPayment],
    ['taxes', plan.costs.taxes],
    ['fees', plan.costs.fees + plan.appraisal],
  ] as const;
  return {
    summary: plan.repayment
      ? t('summary', {
          loan: euros(plan.loan),
          share: formatPercent(plan.loanToValue, locale, 1),
          years: input.years,
          rate: formatPercent(input.rate, locale),
        })
      : t('noLoan', { left: euros(plan.left) }),
    checks: mortgageChecks(input, plan, locale, t),
    repayment: plan.repayment && repaymentView(plan.repayment, plan, locale, t),
    bill: {
      intro: costsIntro(input, locale, costs),
      reduced: reducedNote(input, locale, costs),
      rows: [
        { id: 'price', term: costs('price'), amount: euros(plan.costs.price) },
        ...plan.costs.lines.map(({ id, amount }) => ({
          id,
          term: lineTerm(id, { price: taxBase(input), rates: rules.purchase }, locale, costs),
          amount: euros(amount),
        })),
        ...(plan.appraisal > 0 ? [{ id: 'appraisal', term: t('appraisal'), amount: euros(plan.appraisal) }] : []),
        { id: 'loan', term: t('lessLoan'), amount: formatPrice(plan.loan === 0 ? 0 : -plan.loan, locale) },
      ],
      sums: [
        { id: 'cash', term: t('cash'), amount: euros(plan.cash) },
        { id: 'savings', term: t('savings'), amount: euros(input.savings) },
        plan.missing > 0
          ? { id: 'missing', term: t('missing'), amount: euros(plan.missing) }
          : { id: 'left', term: t('left'), amount: euros(plan.left) },
      ],
      note: costsSource(input.region, locale, costs),
    },
    cash: {
      label: t('cashChart', {
        cash: euros(plan.cash),
        downPayment: euros(downPayment),
        taxes: euros(plan.costs.taxes),
        fees: euros(plan.costs.fees + plan.appraisal),
      }),
      loanShare: plan.loan / (plan.loan + plan.cash),
      parts: parts.map(([id, amount]) => ({
        id,
        share: amount / plan.cash,
        term: t(`parts.${id === 'fees' && input.agencyFee !== null ? 'feesWithAgency' : id}`),
        amount: euros(amount),
      })),
      cash: euros(plan.cash),
      loan: euros(plan.loan),
    },
    sources: mortgageSources(input, locale, t),
    query,
  };
}

function repaymentView(
  repayment: Repayment,
  plan: MortgagePlan,
  locale: Locale,
  t: Translator<'mortgagePage.result'>,
): RepaymentView {
  const exact = (cents: Cents) => formatCents(cents, locale);
  const whole = (cents: Cents) => formatPrice(toEuros(cents), locale);
  const row = (period: number, { capital, interest, balance }: Payment) => ({
    period,
    capital: exact(capital),
    interest: exact(interest),
    balance: exact(balance),
  });
  const { years, months, interest, principal, instalment } = repayment;
  const bars = years.map((year) => ({ lower: Number(year.capital), upper: Number(year.interest) }));
  return {
    instalment: exact(instalment),
    monthly: whole(instalment),
    loan: whole(principal),
    interest: whole(interest),
    paidBack: whole(principal + interest),
    chart: {
      ...stackedBarPaths(bars, BARS),
      height: BARS.height,
      years: years.length,
      label: t('loanChart', {
        years: years.length,
        first: whole(years[0]?.interest ?? 0n),
        last: whole(years.at(-1)?.interest ?? 0n),
      }),
    },
    years: years.map((year) => row(year.year, year)),
    months: months.map((month) => row(month.month, month)),
    stress: plan.stress.map((loan) => ({
      id: String(loan.points),
      rate: formatPercent(loan.rate, locale),
      instalment: exact(loan.instalment),
      more: exact(loan.instalment - instalment),
      interest: whole(loan.interest),
    })),
  };
}
