import 'server-only';
import { endedProblems, publicationProblems } from '@/lib/listings/law/certificate-rules';
import { listingProblems, type ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { ListingFields } from '@/lib/server/data/listings/catalogue';
import { withChanges } from './visible-listing';

type Sourced = Pick<ListingFields, 'base' | 'changes'>;

/** What a listing, with what the desk changed, lacks today (ISO date) to be shown. */
export function missingFields(stored: Sourced, today: string): readonly ListingProblem[] {
  const draft = withChanges(stored);
  return distinct([...listingProblems(draft), ...endedProblems(draft, today)]);
}

/** What it lacks today to be published, for the first time or again. */
export function missingForPublication(stored: Sourced, today: string): readonly ListingProblem[] {
  const draft = withChanges(stored);
  return distinct([...listingProblems(draft), ...publicationProblems(draft, today)]);
}

/** A certificate can have ended before the last change of a listing, and by today: the same thing. */
function distinct(problems: readonly ListingProblem[]): readonly ListingProblem[] {
  const byKey = new Map(problems.map((problem) => [`${problem.field} ${problem.rule ?? problem.message}`, problem]));
  return [...byKey.values()];
}
