import { maxLoanToValue, purchaseRates, transferTaxFigure } from '@/lib/costs/rates';
import { cashNeeded } from '@/lib/costs/purchase/cash-needed';
import { purchaseCosts, type CostId, type PurchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { transferTaxRates } from '@/lib/costs/purchase/transfer-tax';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import { costsIntro, costsSource, reducedRateNote } from './cost-labels';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

/** Formatted costs. */
export type CostsView = Readonly<{
  intro: string;
  reduced: string | null;
  price: string;
  /** New builds: consumer prices include VAT (RD 515/1989); else null. */
  priceWithVat: string | null;
  costs: string;
  total: string;
  rows: readonly Readonly<{ id: CostId; term: string; amount: string }>[];
  chart: CostsChart;
  /** Null for plots and premises, which banks finance differently. */
  financing: string | null;
  leavesOut: string;
  source: string;
  /** Mortgage calculator, prefilled. */
  calculatorHref: AppHref;
}>;

/** Shares 0 to 1: `price` of the total, `parts` of taxes and costs. */
type CostsChart = Readonly<{
  label: string;
  price: number;
  parts: readonly Readonly<{ id: CostId; share: number }>[];
  taxes: Readonly<{ term: string; amount: string }>;
  fees: Readonly<{ term: string; amount: string }>;
}>;

/** Null for lettings and sold listings. `t` reads `propertyCosts`. */
export function costsView(listing: Listing, locale: Locale, t: Translator<'listingCosts'>): CostsView | null {
  if (listing.operation === 'rent' || listing.status === 'sold') return null;
  const rates = purchaseRates(listing.region);
  const bill = purchaseCosts(listing, rates);
  const price = (euros: number) => formatPrice(euros, locale);
  const vat = bill.lines.find(({ id }) => id === 'vat');
  const rows = bill.lines.map(({ id, amount }) => ({
    id,
    term: lineTerm(id, listing, locale, t),
    amount: price(amount),
  }));
  return {
    intro: costsIntro(listing, locale, t),
    reduced: reducedRateNote(listing, locale, t),
    price: price(bill.price),
    priceWithVat: vat ? price(bill.price + vat.amount) : null,
    costs: price(bill.costs),
    total: price(bill.total),
    rows,
    chart: chartOf(bill, rows, locale, t),
    financing: listingKind(listing) === 'home' ? financing(bill, rates.appraisal, locale, t) : null,
    leavesOut: t('leavesOut', { kind: listingKind(listing) }),
    source: costsSource(listing.region, locale, t),
    calculatorHref: `/herramientas/calculadora-hipoteca?price=${listing.price}&region=${listing.region}&build=${
      listing.isNewBuild ? 'new' : 'resale'
    }`,
  };
}

/** Own money with the largest loan, resident and non-resident. */
function financing(bill: PurchaseCosts, appraisal: number, locale: Locale, t: Translator<'listingCosts'>): string {
  const price = (euros: number) => formatPrice(euros, locale);
  const cash = (loanToValue: number) => price(cashNeeded(bill, { loanToValue, appraisal }).cash);
  const high = maxLoanToValue('resident');
  const low = maxLoanToValue('nonResident');
  return t('financing', {
    high: formatPercent(high, locale),
    highCash: cash(high),
    low: formatPercent(low, locale),
    lowCash: cash(low),
    appraisal: price(appraisal),
  });
}

/** `Transfer tax (ITP), 11%`; first to last rate over several bands. */
export function lineTerm(
  id: CostId,
  { price, region }: Pick<Listing, 'price' | 'region'>,
  locale: Locale,
  t: Translator<'listingCosts'>,
): string {
  const rates = purchaseRates(region);
  const percent = (rate: number) => formatPercent(rate, locale);
  if (id === 'transferTax') {
    const { from, to } = transferTaxRates(price, transferTaxFigure(region).value);
    return from === to
      ? t('line.transferTax', { rate: percent(to) })
      : t('line.transferTaxBands', { from: percent(from), to: percent(to) });
  }
  if (id === 'gestoria') return t('line.gestoria');
  const rate = id === 'vat' || id === 'stampDuty' ? rates.newBuild[id] : rates[id];
  return t(`line.${id}`, { rate: percent(rate) });
}

function chartOf(
  bill: PurchaseCosts,
  rows: CostsView['rows'],
  locale: Locale,
  t: Translator<'listingCosts'>,
): CostsChart {
  const price = (euros: number) => formatPrice(euros, locale);
  const taxRows = rows.filter(({ id }) => id === 'transferTax' || id === 'vat' || id === 'stampDuty');
  return {
    label: t('chart', {
      total: price(bill.total),
      price: price(bill.price),
      costs: price(bill.costs),
      taxes: price(bill.taxes),
    }),
    price: bill.price / bill.total,
    parts: bill.lines.map(({ id, amount }) => ({ id, share: amount / bill.costs })),
    taxes: { term: taxRows.map(({ term }) => term).join(' + '), amount: price(bill.taxes) },
    fees: {
      term: t('fees'),
      amount: t('feesShare', { amount: price(bill.fees), share: formatPercent(bill.fees / bill.price, locale, 1) }),
    },
  };
}
