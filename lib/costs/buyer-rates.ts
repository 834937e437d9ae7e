import type { BuyerCondition, ReducedRate } from '@/content/reduced-rates';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';
import { mainHomeStampDutyFigure, purchaseRates, reducedTransferTaxFigure, type RegionId } from './rates';

/** `age` is that of the oldest buyer. */
export type Buyer = Readonly<{ isMainHome: boolean; conditions: readonly BuyerCondition[]; age: number }>;

/** Returns the lowest rates that the conditions allow; `value` in EUR. */
export function buyerRates(region: RegionId, buyer: Buyer, value: number): PurchaseRates {
  const rates = purchaseRates(region);
  const rate = reducedRateOf(region, buyer, value);
  const stampDuty = buyer.isMainHome ? mainHomeStampDutyFigure(region)?.value : undefined;
  return {
    ...rates,
    ...(rate !== null && { transferTax: { method: 'whole', bands: [{ upTo: null, rate }] } }),
    newBuild: { ...rates.newBuild, ...(stampDuty !== undefined && { stampDuty }) },
  };
}

export function reducedRateOf(region: RegionId, buyer: Buyer, value: number): number | null {
  if (!buyer.isMainHome) return null;
  const rates = reducedTransferTaxFigure(region)
    .value.filter((reduced) => isMetBy(buyer, reduced))
    .flatMap(({ bands }) => bands.find(({ upTo }) => upTo === null || value <= upTo)?.rate ?? []);
  return rates.length > 0 ? Math.min(...rates) : null;
}

function isMetBy({ conditions, age }: Buyer, reduced: ReducedRate): boolean {
  if (!reduced.conditions) return true;
  return reduced.conditions.some(
    (condition) =>
      conditions.includes(condition) && (condition !== 'young' || reduced.maxAge === null || age <= reduced.maxAge),
  );
}
