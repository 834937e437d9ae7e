import { listListings } from './listings';

const homes = listListings();
const covers = homes.map(({ pictures }) => pictures[0]);
/** Land and business premises too. */
const FEWEST = 4;

it.each(homes.map(({ id, pictures }) => [id, pictures] as const))('%s has a gallery of its own', (_id, pictures) => {
  expect(pictures.length).toBeGreaterThanOrEqual(FEWEST);
  expect(new Set(pictures).size).toBe(pictures.length);
  const [cover] = pictures;
  expect(homes.filter((home) => home.pictures.includes(cover ?? ''))).toHaveLength(1);
});

it('shows a room in two homes at most', () => {
  const uses = (name: string) => homes.filter(({ pictures }) => pictures.includes(name)).length;
  expect(homes.flatMap(({ pictures }) => pictures.filter((name) => uses(name) > 2))).toEqual([]);
  expect(new Set(covers).size).toBe(homes.length);
});

it('shows no room twice in a row of the list', () => {
  const newest = homes.toSorted((one, other) => other.published.localeCompare(one.published));
  const shared = newest.slice(1).flatMap((home, index) => {
    const before = newest[index];
    return home.pictures.filter((name) => before?.pictures.includes(name)).map((name) => `${name}: ${home.id}`);
  });
  expect(shared).toEqual([]);
});
