import { roundShare, shareOf, toCents, type Cents } from '@/lib/costs/money';
import type { TaxBand, TransferTax } from './rate-types';

const topOf = (band: TaxBand): Cents | null => (band.upTo === null ? null : toCents(band.upTo));

/** Rounded once, so that bands join. @throws RangeError if no band covers the value. */
export function transferTaxCents(value: Cents, { method, bands }: TransferTax): Cents {
  const reached = bandsReached(value, bands);
  if (method === 'whole') return roundShare(shareOf(value, reached.at(-1)?.rate ?? 0));
  let floor = 0n;
  let tax = 0n;
  for (const band of reached) {
    const top = topOf(band);
    const ceiling = top === null || top > value ? value : top;
    tax += shareOf(ceiling - floor, band.rate);
    floor = ceiling;
  }
  return roundShare(tax);
}

function bandsReached(value: Cents, bands: readonly TaxBand[]): readonly TaxBand[] {
  const last = bands.findIndex((band) => {
    const top = topOf(band);
    return top === null || value <= top;
  });
  if (last === -1) throw new RangeError(`No band of the transfer tax covers ${value} cents`);
  return bands.slice(0, last + 1);
}

export function transferTaxRates(
  value: number,
  { method, bands }: TransferTax,
): Readonly<{ from: number; to: number }> {
  const reached = bandsReached(toCents(value), bands);
  const to = reached.at(-1)?.rate ?? 0;
  return { from: method === 'marginal' ? (reached[0]?.rate ?? to) : to, to };
}
