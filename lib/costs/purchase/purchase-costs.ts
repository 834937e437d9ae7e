import { roundShare, shareOf, toCents, toEuros, type Cents } from '@/lib/costs/money';
import { transferTaxCents } from './transfer-tax';
import type { PurchaseRates } from './rate-types';

export type Purchase = Readonly<{
  /** EUR, without VAT. */
  price: number;
  /** Fraction, with stamp duty; null when transfer tax is due instead. */
  vat: number | null;
  /** EUR with VAT, if the buyer pays the agency. */
  agencyFee?: number;
  /** Cadastral reference value, EUR. */
  referenceValue?: number;
}>;

export type CostId = 'transferTax' | 'vat' | 'stampDuty' | 'notary' | 'registry' | 'gestoria' | 'agencyFee';

type CostLine = Readonly<{ id: CostId; amount: number }>;

export type PurchaseCosts = Readonly<{
  price: number;
  lines: readonly CostLine[];
  taxes: number;
  fees: number;
  costs: number;
  total: number;
}>;

const TAXES: ReadonlySet<CostId> = new Set(['transferTax', 'vat', 'stampDuty']);

/** Returns EUR, without a loan. Sources: content/rates.ts. @throws RangeError for a negative or invalid amount. */
export function purchaseCosts(purchase: Purchase, rates: PurchaseRates): PurchaseCosts {
  const price = toCents(purchase.price);
  const lines: readonly (readonly [CostId, Cents])[] = [
    ...taxLines(purchase, rates),
    ['notary', roundShare(shareOf(price, rates.notary))],
    ['registry', roundShare(shareOf(price, rates.registry))],
    ['gestoria', toCents(rates.gestoria)],
    ...(purchase.agencyFee === undefined ? [] : [['agencyFee', toCents(purchase.agencyFee)] as const]),
  ];
  const sum = (wanted: (id: CostId) => boolean) =>
    lines.reduce((total, [id, amount]) => (wanted(id) ? total + amount : total), 0n);
  const costs = sum(() => true);
  return {
    price: toEuros(price),
    lines: lines.map(([id, amount]) => ({ id, amount: toEuros(amount) })),
    taxes: toEuros(sum((id) => TAXES.has(id))),
    fees: toEuros(sum((id) => !TAXES.has(id))),
    costs: toEuros(costs),
    total: toEuros(price + costs),
  };
}

function taxLines(purchase: Purchase, rates: PurchaseRates): readonly (readonly [CostId, Cents])[] {
  const price = toCents(purchase.price);
  const reference = toCents(purchase.referenceValue ?? 0);
  // Ley 11/2021: transfer tax and stamp duty use at least the reference value; VAT uses the price.
  const base = reference > price ? reference : price;
  if (purchase.vat === null) return [['transferTax', transferTaxCents(base, rates.transferTax)]];
  return [
    ['vat', roundShare(shareOf(price, purchase.vat))],
    ['stampDuty', roundShare(shareOf(base, rates.newBuild.stampDuty))],
  ];
}

/** Returns EUR to the cent. `vat`: fraction or null. */
export function withoutVat(price: number, vat: number | null): number {
  return Math.round((price * 100) / (1 + (vat ?? 0))) / 100;
}
