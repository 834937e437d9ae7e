type Comparable = Readonly<{ id: string; category: string; areas: readonly string[]; date: string }>;

const CATEGORY_POINTS = 3;
const AREA_POINTS = 1;

export function relatedArticles<A extends Comparable>(article: Comparable, all: readonly A[], count: number): A[] {
  const points = (other: Comparable) =>
    (other.category === article.category ? CATEGORY_POINTS : 0) +
    other.areas.filter((area) => article.areas.includes(area)).length * AREA_POINTS;
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((one, other) => points(other) - points(one) || other.date.localeCompare(one.date))
    .slice(0, count);
}

type PlacedListing = Readonly<{
  area: string;
  status: string;
  operation: string;
  type: string;
  condition: string | null;
}>;

const isUnfinished = ({ condition }: PlacedListing) => condition === 'to-renovate' || condition === 'to-update';

/** Alternates listings of the article's places. Renovation articles prefer listings that need work. */
export function relatedListings<H extends PlacedListing>(
  article: Readonly<{ category: string; areas: readonly string[] }>,
  portfolio: readonly H[],
  count: number,
): H[] {
  const suits = (listing: H) =>
    listing.status === 'available' &&
    listing.operation === 'sale' &&
    listing.type !== 'land' &&
    listing.type !== 'commercial';
  const places = article.areas.map((area) => {
    const listings = portfolio.filter((listing) => listing.area === area && suits(listing));
    return article.category === 'renovation'
      ? listings.toSorted((one, other) => Number(isUnfinished(other)) - Number(isUnfinished(one)))
      : listings;
  });
  const longest = Math.max(0, ...places.map((listings) => listings.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    places.flatMap((listings) => listings[turn] ?? []),
  ).flat();
  return inTurn.slice(0, count);
}
