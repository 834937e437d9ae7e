import {
  debtRatio,
  fixedRateShare,
  loanToValue,
  maxAgeAtEnd,
  maxTermYears,
  meanMortgageRate,
  meanMortgageTermYears,
  mortgageCosts,
  newBuildTax,
  purchaseFees,
  transferTax,
  transferTaxBase,
  type BuyerResidence,
  type Figure,
  type TransferTax,
} from '@/content/rates';
import { reducedTransferTax, type ReducedRate } from '@/content/reduced-rates';
import type { RegionId } from '@/content/types/listing';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';

export type { RegionId };

/** What buying costs in a region, as the calculators take it: of each range of fees the value we assume. */
export function purchaseRates(region: RegionId): PurchaseRates {
  const { vat, stampDuty } = newBuildTax[region];
  return {
    transferTax: transferTax[region].value,
    newBuild: { vat: vat.value, stampDuty: stampDuty.value },
    notary: purchaseFees.notary.value.assumed,
    registry: purchaseFees.registry.value.assumed,
    gestoria: purchaseFees.gestoria.value.assumed,
    appraisal: purchaseFees.appraisal.value.assumed,
  };
}

/** The transfer tax of a region with its date and source. */
export function transferTaxFigure(region: RegionId): Figure<TransferTax> {
  return transferTax[region];
}

/** The reduced transfer taxes of a region and who has a right to them. */
export function reducedTransferTaxFigure(region: RegionId): Figure<readonly ReducedRate[]> {
  return reducedTransferTax[region];
}

/** VAT and stamp duty on a new home in a region, each with its date and source. */
export function newBuildTaxFigures(region: RegionId): Readonly<{ vat: Figure<number>; stampDuty: Figure<number> }> {
  return newBuildTax[region];
}

/** The fees of a purchase as ranges, with what we assume, their date and source. */
export function purchaseFeeFigures(): typeof purchaseFees {
  return purchaseFees;
}

/** The largest share of price or appraisal that banks lend to a buyer. */
export function maxLoanToValue(residence: BuyerResidence): number {
  return loanToValue[residence].value.to;
}

/** What banks lend, for how long and up to which age and burden, each with its date and source. */
export function lendingFigures(residence: BuyerResidence) {
  return {
    loanToValue: loanToValue[residence],
    debtRatio,
    maxTermYears: maxTermYears[residence],
    maxAgeAtEnd,
    meanRate: meanMortgageRate,
    meanTermYears: meanMortgageTermYears,
    fixedShare: fixedRateShare,
    whoPays: mortgageCosts,
    taxBase: transferTaxBase,
  };
}
