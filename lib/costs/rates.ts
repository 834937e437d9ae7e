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
import { mainHomeStampDuty, reducedTransferTax, type ReducedRate } from '@/content/reduced-rates';
import type { RegionId } from '@/content/types/listing';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';

export type { RegionId };

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

export function transferTaxFigure(region: RegionId): Figure<TransferTax> {
  return transferTax[region];
}

export function reducedTransferTaxFigure(region: RegionId): Figure<readonly ReducedRate[]> {
  return reducedTransferTax[region];
}

export function mainHomeStampDutyFigure(region: RegionId): Figure<number> | null {
  return mainHomeStampDuty[region] ?? null;
}

export function newBuildTaxFigures(region: RegionId): Readonly<{ vat: Figure<number>; stampDuty: Figure<number> }> {
  return newBuildTax[region];
}

export function purchaseFeeFigures(): typeof purchaseFees {
  return purchaseFees;
}

export function maxLoanToValue(residence: BuyerResidence): number {
  return loanToValue[residence].value.to;
}

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
