import { shownPrice } from '@/lib/listings/list/shown-price';
import { listingDistance, type SimilarityFacts } from './similar-listings';
import type { Listing } from '@/content/types/listing';

export type RecommendationCandidate = SimilarityFacts & Pick<Listing, 'bedrooms' | 'hidesSoldPrice' | 'status'>;

type Shared = 'bedrooms' | 'area' | 'price' | 'type';

export type Recommendation<Item extends RecommendationCandidate> = Readonly<{
  listing: Item;
  because: Readonly<{ kind: 'saved' | 'seen'; listing: Item }>;
  shared: readonly Shared[];
}>;

type Interests<Item> = Readonly<{ saved: readonly Item[]; seen: readonly Item[] }>;

const WEIGHTS = { saved: 1, seen: 0.5 } as const;

const MAX_DISTANCE = 3.2;

const SIMILAR_PRICE = 1.2;

/**
 * Best first. Each saved or viewed listing adds its weight, less with distance; the largest contribution is the reason.
 * Excludes known, reserved and sold listings.
 */
export function recommend<Item extends RecommendationCandidate>(
  { saved, seen }: Interests<Item>,
  all: readonly Item[],
  count: number,
): readonly Recommendation<Item>[] {
  const known = new Set([...saved, ...seen].map(({ id }) => id));
  const savedIds = new Set(saved.map(({ id }) => id));
  const interests = [
    ...saved.map((listing) => ({ kind: 'saved' as const, listing })),
    ...seen.filter(({ id }) => !savedIds.has(id)).map((listing) => ({ kind: 'seen' as const, listing })),
  ];
  return all
    .filter(({ id, status }) => status === 'available' && !known.has(id))
    .flatMap((listing) => {
      const pulls = interests
        .flatMap((interest) => {
          const gap =
            interest.listing.operation === listing.operation ? listingDistance(interest.listing, listing) : Infinity;
          return gap <= MAX_DISTANCE ? [{ interest, pull: WEIGHTS[interest.kind] * Math.exp(-gap) }] : [];
        })
        .toSorted((one, other) => other.pull - one.pull);
      const [strongest] = pulls;
      if (!strongest) return [];
      const because = strongest.interest;
      const score = pulls.reduce((sum, { pull }) => sum + pull, 0);
      return [{ listing, because, shared: sharedBy(because.listing, listing), score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ listing, because, shared }) => ({ listing, because, shared }));
}

function sharedBy(one: RecommendationCandidate, other: RecommendationCandidate): readonly Shared[] {
  const shared: Shared[] = [];
  if (one.bedrooms > 0 && one.bedrooms === other.bedrooms) shared.push('bedrooms');
  if (one.area === other.area) shared.push('area');
  const price = shownPrice(one);
  if (price !== null && Math.max(price / other.price, other.price / price) <= SIMILAR_PRICE) shared.push('price');
  if (one.type === other.type) shared.push('type');
  return shared;
}
