import type { Messages } from 'next-intl';

export type ListingRule = keyof Messages['listingGaps']['rules'];

/** `message` follows `field` in logs and build errors. `given`: value to check. */
export type ListingProblem = Readonly<{ field: string; message: string; rule?: ListingRule; given?: string }>;

export type Complain = (field: string, message: string, rule?: ListingRule) => void;

export function collectProblems(check: (complain: Complain) => void): readonly ListingProblem[] {
  const problems: ListingProblem[] = [];
  check((field, message, rule) => problems.push({ field, message, ...(rule && { rule }) }));
  return problems;
}
