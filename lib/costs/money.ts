/** Separate type, so that the compiler rejects euros (`number`). */
export type Cents = bigint;

/** Parts per million: 0.0281 is 28,100. */
const RATE_SCALE = 1_000_000;

/** Halves round up. @throws RangeError if negative, not a number, or inexact. */
export function toCents(euros: number): Cents {
  // 1.005 is stored as 1.00499….
  const cents = Math.round(Number((euros * 100).toPrecision(15)));
  if (!(euros >= 0) || !Number.isSafeInteger(cents)) throw new RangeError(`${euros} is not an amount of money`);
  return BigInt(cents);
}

export function toEuros(cents: Cents): number {
  return Number(cents) / 100;
}

/** Returns the exact share in millionths of a cent. */
export function shareOf(cents: Cents, rate: number): bigint {
  return cents * BigInt(Math.round(rate * RATE_SCALE));
}

/** Halves round up. */
export function roundShare(share: bigint): Cents {
  return (share + BigInt(RATE_SCALE / 2)) / BigInt(RATE_SCALE);
}
