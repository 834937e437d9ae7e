/** `upTo` in EUR and inclusive; null is “and above”. `rate` is a fraction. */
export type TaxBand = Readonly<{ upTo: number | null; rate: number }>;

/** `marginal`: each band taxes its own slice. `whole`: the band the value falls in taxes all of it. */
export type TransferTax = Readonly<{ method: 'marginal' | 'whole'; bands: readonly TaxBand[] }>;

/** What buying costs in one region. Rates and `notary`, `registry` are fractions; `gestoria`, `appraisal` are EUR. */
export type PurchaseRates = Readonly<{
  transferTax: TransferTax;
  newBuild: Readonly<{ vat: number; stampDuty: number }>;
  notary: number;
  registry: number;
  gestoria: number;
  appraisal: number;
}>;
