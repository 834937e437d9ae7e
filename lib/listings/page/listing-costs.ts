import { mainHomeStampDutyFigure, maxLoanToValue, purchaseRates } from '@/lib/costs/rates';
import { cashNeeded } from '@/lib/costs/purchase/cash-needed';
import { purchaseCosts, withoutVat, type CostId, type PurchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';
import { transferTaxRates } from '@/lib/costs/purchase/transfer-tax';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import { costsIntro, costsSource, reducedRateNote, vatIncludedIntro, type TaxedListing } from './cost-labels';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

/** The price includes VAT, if any (RD 515/1989); the costs do not. */
export type CostsView = Readonly<{
  intro: string;
  reduced: string | null;
  priceTerm: string;
  price: string;
  costs: string;
  total: string;
  /** Null when no reduction applies to every buyer. */
  mainHomeTotal: string | null;
  rows: readonly Readonly<{ id: CostId; term: string; amount: string }>[];
  chart: CostsChart;
  /** Null for plots and premises, which banks finance differently. */
  financing: string | null;
  leavesOut: string;
  source: string;
  /** Null for an unsupported VAT rate. */
  calculatorHref: AppHref | null;
}>;

type CostsChart = Readonly<{
  label: string;
  price: number;
  parts: readonly Readonly<{ id: CostId; share: number }>[];
  taxes: Readonly<{ term: string; amount: string }>;
  fees: Readonly<{ term: string; amount: string }>;
}>;

const vatOf = ({ vat }: Listing) => (vat === null ? null : vat / 100);

export const lacksRates = ({ operation, region, status }: Listing): boolean =>
  region === null && operation === 'sale' && status !== 'sold';

/** Returns purchase costs on the price without VAT; null for lettings, sold listings and regions without rates. */
export function listingBill(listing: Listing): PurchaseCosts | null {
  const { agencyFee, operation, price, region, status } = listing;
  if (operation === 'rent' || status === 'sold' || region === null) return null;
  const vat = vatOf(listing);
  return purchaseCosts(
    { price: withoutVat(price, vat), vat, ...(agencyFee.paidBy === 'client' && { agencyFee: agencyFee.amount }) },
    purchaseRates(region),
  );
}

/** Returns null without a bill. `t` reads `listingCosts`. */
export function costsView(listing: Listing, locale: Locale, t: Translator<'listingCosts'>): CostsView | null {
  const bill = listingBill(listing);
  const { region } = listing;
  if (!bill || region === null) return null;
  const rates = purchaseRates(region);
  const vat = vatOf(listing);
  const net = bill.price;
  const advertised = beyondPrice(bill, listing.price);
  const price = (euros: number) => formatPrice(euros, locale);
  const kind = listingKind(listing);
  const rows = advertised.lines.map(({ id, amount }) => ({
    id,
    term: lineTerm(id, { price: listing.price, rates }, locale, t),
    amount: price(amount),
  }));
  return {
    intro:
      vat === null
        ? costsIntro({ isNewBuild: false, region }, locale, t)
        : vatIncludedIntro({ net, region, vat }, locale, t),
    reduced: reducedRateNote({ ...listing, region }, net, locale, t),
    priceTerm: vat === null ? t('price') : t('priceWithVat', { rate: formatPercent(vat, locale) }),
    price: price(advertised.price),
    costs: price(advertised.costs),
    total: price(advertised.total),
    mainHomeTotal: mainHomeTotal({ ...listing, region }, bill, price),
    rows,
    chart: chartOf(advertised, rows, locale, t),
    financing: kind === 'home' ? financing(bill, rates.appraisal, locale, t) : null,
    leavesOut: t('leavesOut', { kind: kind === 'premises' && vat !== null ? 'premisesWithVat' : kind }),
    source: costsSource(region, locale, t),
    calculatorHref: calculatorHref(net, { ...listing, region }),
  };
}

/** Stamp duty is lower for every new main home; reduced transfer taxes depend on the buyer. */
function mainHomeTotal(listing: TaxedListing, bill: PurchaseCosts, price: (euros: number) => string): string | null {
  const reduced = mainHomeStampDutyFigure(listing.region);
  const stampDuty = bill.lines.find(({ id }) => id === 'stampDuty')?.amount;
  if (!reduced || stampDuty === undefined || listingKind(listing) !== 'home') return null;
  return price(bill.total - stampDuty + bill.price * reduced.value);
}

function beyondPrice(bill: PurchaseCosts, price: number): PurchaseCosts {
  const vat = bill.lines.find(({ id }) => id === 'vat')?.amount ?? 0;
  const costs = bill.costs - vat;
  return {
    ...bill,
    price,
    lines: bill.lines.filter(({ id }) => id !== 'vat'),
    taxes: bill.taxes - vat,
    costs,
    total: price + costs,
  };
}

function calculatorHref(net: number, { agencyFee, region, vat }: TaxedListing): AppHref | null {
  if (vat !== null && vat / 100 !== purchaseRates(region).newBuild.vat) return null;
  const build = vat === null ? 'resale' : 'new';
  const fee = agencyFee.paidBy === 'client' ? `&agencyFee=${agencyFee.amount}` : '';
  return `/herramientas/calculadora-hipoteca?price=${Math.round(net)}&region=${region}&build=${build}${fee}`;
}

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

/** `Transfer tax (ITP), 11%`, or a rate range. `price`: taxable base in EUR. */
export function lineTerm(
  id: CostId,
  { price, rates }: Readonly<{ price: number; rates: PurchaseRates }>,
  locale: Locale,
  t: Translator<'listingCosts'>,
): string {
  const percent = (rate: number) => formatPercent(rate, locale);
  if (id === 'transferTax') {
    const { from, to } = transferTaxRates(price, rates.transferTax);
    return from === to
      ? t('line.transferTax', { rate: percent(to) })
      : t('line.transferTaxBands', { from: percent(from), to: percent(to) });
  }
  if (id === 'gestoria' || id === 'agencyFee') return t(`line.${id}`);
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
      term: t(bill.lines.some(({ id }) => id === 'agencyFee') ? 'feesWithAgency' : 'fees'),
      amount: t('feesShare', { amount: price(bill.fees), share: formatPercent(bill.fees / bill.price, locale, 1) }),
    },
  };
}
