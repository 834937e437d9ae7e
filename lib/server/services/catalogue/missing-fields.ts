import 'server-only';
import { endedProblems, publicationProblems } from '@/lib/listings/law/certificate-rules';
import { listingProblems, type ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { ListingFields } from '@/lib/server/data/listings/catalogue';
import { withChanges } from './visible-listing';

type Sourced = Pick<ListingFields, 'base' | 'changes'>;

export function missingFields(stored: Sourced, today: string): readonly ListingProblem[] {
  const draft = withChanges(stored);
  return distinct([...listingProblems(draft), ...endedProblems(draft, today)]);
}

export function missingForPublication(stored: Sourced, today: string): readonly ListingProblem[] {
  const draft = withChanges(stored);
  return distinct([...listingProblems(draft), ...publicationProblems(draft, today)]);
}

function distinct(problems: readonly ListingProblem[]): readonly ListingProblem[] {
  const byKey = new Map(problems.map((problem) => [`${problem.field} ${problem.rule ?? problem.message}`, problem]));
  return [...byKey.values()];
}
