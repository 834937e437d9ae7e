import 'server-only';
import { advertProblems } from '@/lib/listings/law/advert-rules';
import { endedProblems, publicationProblems } from '@/lib/listings/law/certificate-rules';
import { listingProblems, type ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { ListingFields, StoredListing } from '@/lib/server/data/listings/catalogue';
import { visibleListing, withChanges } from './visible-listing';

type Sourced = Pick<ListingFields, 'base' | 'changes'>;

/** `before`: what visitors see; may keep its gaps in the rules for adverts. Null: stricter. */
export function missingFields(
  stored: Sourced,
  today: string,
  before: StoredListing | null = null,
): readonly ListingProblem[] {
  const draft = withChanges(stored);
  const shown = before && visibleListing(before);
  const known = new Set(shown ? advertProblems(shown, today).map(keyOf) : []);
  const gaps = advertProblems(draft, today).filter((problem) => !known.has(keyOf(problem)));
  return distinct([...listingProblems(draft), ...endedProblems(draft, today), ...gaps]);
}

export function missingForPublication(stored: Sourced, today: string): readonly ListingProblem[] {
  const draft = withChanges(stored);
  return distinct([...listingProblems(draft), ...publicationProblems(draft, today), ...advertProblems(draft, today)]);
}

const keyOf = ({ field, message, rule }: ListingProblem) => `${field} ${rule ?? message}`;

function distinct(problems: readonly ListingProblem[]): readonly ListingProblem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
