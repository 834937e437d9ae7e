import { distance, type Comparable } from './similar-listings';

export type Candidate = Comparable & Readonly<{ bedrooms: number }>;

/** Most telling first. */
type Shared = 'bedrooms' | 'area' | 'price' | 'type';

export type Recommendation<ParsedListing extends Candidate> = Readonly<{
  home: ParsedListing;
  because: Readonly<{ kind: 'saved' | 'seen'; home: ParsedListing }>;
  shared: readonly Shared[];
}>;

type Interests<ParsedListing> = Readonly<{ saved: readonly ParsedListing[]; seen: readonly ParsedListing[] }>;

/** Saving weighs more than viewing. */
const WEIGHTS = { saved: 1, seen: 0.5 } as const;

/** Beyond it the similarity is not obvious. */
const MAX_DISTANCE = 3.2;

/** Highest ratio of similar prices. */
const SIMILAR_PRICE = 1.2;

/**
 * Nearest to saved and viewed listings, best first. Each adds its weight less the distance; the largest contribution is
 * the reason. Excludes saved, viewed, reserved and sold ones.
 */
export function recommend<ParsedListing extends Candidate>(
  { saved, seen }: Interests<ParsedListing>,
  all: readonly ParsedListing[],
  count: number,
): readonly Recommendation<ParsedListing>[] {
  const known = new Set([...saved, ...seen].map(({ id }) => id));
  const savedIds = new Set(saved.map(({ id }) => id));
  const interests = [
    ...saved.map((home) => ({ kind: 'saved' as const, home })),
    ...seen.filter(({ id }) => !savedIds.has(id)).map((home) => ({ kind: 'seen' as const, home })),
  ];
  return all
    .filter(({ id, status }) => status === 'available' && !known.has(id))
    .flatMap((home) => {
      const pulls = interests
        .filter((interest) => isNear(interest.home, home))
        .map((interest) => ({ interest, pull: WEIGHTS[interest.kind] * Math.exp(-distance(interest.home, home)) }))
        .toSorted((one, other) => other.pull - one.pull);
      const [strongest] = pulls;
      if (!strongest) return [];
      const because = strongest.interest;
      const score = pulls.reduce((sum, { pull }) => sum + pull, 0);
      return [{ home, because, shared: sharedBy(because.home, home), score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ home, because, shared }) => ({ home, because, shared }));
}

const isNear = (one: Candidate, other: Candidate) =>
  one.operation === other.operation && distance(one, other) <= MAX_DISTANCE;

function sharedBy(one: Candidate, other: Candidate): readonly Shared[] {
  const shared: Shared[] = [];
  if (one.bedrooms > 0 && one.bedrooms === other.bedrooms) shared.push('bedrooms');
  if (one.area === other.area) shared.push('area');
  if (Math.max(one.price / other.price, other.price / one.price) <= SIMILAR_PRICE) shared.push('price');
  if (one.type === other.type) shared.push('type');
  return shared;
}
