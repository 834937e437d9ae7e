/** `upTo` in EUR, inclusive; null is no limit. `rate` is a fraction. */
export type TaxBand = Readonly<{ upTo: number | null; rate: number }>;

/** `marginal`: each band taxes its part. `whole`: one band taxes all. */
export type TransferTax = Readonly<{ method: 'marginal' | 'whole'; bands: readonly TaxBand[] }>;

export type PurchaseRates = Readonly<{
  transferTax: TransferTax;
  newBuild: Readonly<{ vat: number; stampDuty: number }>;
  notary: number;
  registry: number;
  gestoria: number;
  appraisal: number;
}>;
