import type { Messages } from 'next-intl';
import { listingFields } from './listing-fields';
import type { ListingProblem } from './listing-schema';
import type { Translator } from '@/lib/i18n/translator';

export type ListingGap = Readonly<{
  /** Top-level field. */
  field: string;
  /** What to bring, without a full stop. */
  sentence: string;
  /** `energy.issued is missing`. */
  details: readonly string[];
}>;

/** One gap per top-level field, in the order of the problems. `t` reads `listingGaps`. */
export function listingGaps(problems: readonly ListingProblem[], t: Translator<'listingGaps'>): readonly ListingGap[] {
  const fields = new Set(problems.map((problem) => fieldOf(problem)));
  return [...fields].map((field) => ({
    field,
    sentence: isField(field) ? t(field) : t('unknown', { field }),
    details: problems
      .filter((problem) => fieldOf(problem) === field)
      .map((problem) => `${problem.field} ${problem.message}`),
  }));
}

const fieldOf = ({ field }: ListingProblem) => field.split('.')[0] ?? field;

const isField = (name: string): name is Exclude<keyof Messages['listingGaps'], 'unknown'> =>
  Object.hasOwn(listingFields.shape, name);
