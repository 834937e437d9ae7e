type Comparable = Readonly<{ id: string; category: string; areas: readonly string[]; date: string }>;

/** Per shared category, per shared area. */
const CATEGORY_POINTS = 3;
const AREA_POINTS = 1;

/** Newest first among equals. */
export function relatedArticles<A extends Comparable>(article: Comparable, all: readonly A[], count: number): A[] {
  const points = (other: Comparable) =>
    (other.category === article.category ? CATEGORY_POINTS : 0) +
    other.areas.filter((area) => article.areas.includes(area)).length * AREA_POINTS;
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((one, other) => points(other) - points(one) || other.date.localeCompare(one.date))
    .slice(0, count);
}

type ParsedListing = Readonly<{
  area: string;
  status: string;
  operation: string;
  type: string;
  condition: string | null;
}>;

const isUnfinished = ({ condition }: ParsedListing) => condition === 'to-renovate' || condition === 'to-update';

/** Listings in the article's places, alternating. Renovation articles prefer listings that need work. */
export function relatedListings<H extends ParsedListing>(
  article: Readonly<{ category: string; areas: readonly string[] }>,
  portfolio: readonly H[],
  count: number,
): H[] {
  const suits = (home: H) =>
    home.status === 'available' && home.operation === 'sale' && home.type !== 'land' && home.type !== 'commercial';
  const places = article.areas.map((area) => {
    const homes = portfolio.filter((home) => home.area === area && suits(home));
    return article.category === 'renovation'
      ? homes.toSorted((one, other) => Number(isUnfinished(other)) - Number(isUnfinished(one)))
      : homes;
  });
  const longest = Math.max(0, ...places.map((homes) => homes.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => places.flatMap((homes) => homes[turn] ?? [])).flat();
  return inTurn.slice(0, count);
}
