import type { Messages } from 'next-intl';
import { listingFields } from './listing-fields';
import type { ListingProblem } from './listing-problem';
import type { Translator } from '@/lib/i18n/translator';

export type ListingGap = Readonly<{
  field: string;
  isRule: boolean;
  sentence: string;
  details: readonly string[];
}>;

export function listingGaps(problems: readonly ListingProblem[], t: Translator<'listingGaps'>): readonly ListingGap[] {
  const keys = new Set(problems.map((problem) => keyOf(problem)));
  return [...keys].map((key) => {
    const own = problems.filter((problem) => keyOf(problem) === key);
    const [first] = own;
    const field = first ? fieldOf(first) : key;
    return {
      field,
      isRule: first?.rule !== undefined,
      sentence: first?.rule ? t(`rules.${first.rule}`) : isField(field) ? t(field) : t('unknown', { field }),
      details: own.map((problem) => `${problem.field} ${problem.message}`),
    };
  });
}

const keyOf = (problem: ListingProblem) => problem.rule ?? fieldOf(problem);

const fieldOf = ({ field }: ListingProblem) => field.split('.')[0] ?? field;

const isField = (name: string): name is Exclude<keyof Messages['listingGaps'], 'unknown' | 'rules'> =>
  Object.hasOwn(listingFields.shape, name);
