import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Item = [piece: string, place: unknown, options?: { kind?: string; lamp?: string; painting?: string }];
type Brief = { home?: { vases?: string[] }; pictures: Record<string, { spec: { items?: Item[] } }> };

const FOLDER = path.join(process.cwd(), 'tools/pictures/render/homes');
/** Lamps by piece, with the kind that the scene draws when none is named. */
const LAMPS: Readonly<Record<string, string>> = { lamp: 'tripod', 'table-lamp': 'ceramic', pendant: 'globe' };

const listings = readdirSync(FOLDER).map((file) => {
  const brief = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Brief;
  return {
    id: path.parse(file).name,
    vases: brief.home?.vases ?? [],
    items: Object.values(brief.pictures).flatMap(({ spec }) => spec.items ?? []),
  };
});

/** A bare bulb hangs in every emptied flat. */
function lampOf([piece, , options]: Item): string[] {
  const kind = options?.kind ?? LAMPS[piece];
  if (LAMPS[piece]) return kind === 'bulb' ? [] : [`${piece} ${kind}`];
  return options?.lamp ? [`table-lamp ${options.lamp}`] : [];
}

function usedMoreThan(limit: number, objectsOf: (listing: (typeof listings)[number]) => readonly string[]): string[] {
  const uses = listings.flatMap((listing) => [...new Set(objectsOf(listing))]);
  expect(uses.length > 0).toBe(listings.length > 0);
  return [...new Set(uses)].filter((object) => uses.filter((one) => one === object).length > limit);
}

it('hangs no painting in more than two listings', () => {
  const paintings = (items: readonly Item[]) =>
    items.filter(([piece]) => piece === 'frame').map(([, , options]) => options?.painting ?? 'unnamed');
  expect(usedMoreThan(2, ({ items }) => paintings(items))).toEqual([]);
});

it('stands no vase in more than three listings', () => {
  expect(usedMoreThan(3, ({ vases }) => vases)).toEqual([]);
});

it('lights no more than four listings with one lamp', () => {
  expect(usedMoreThan(4, ({ items }) => items.flatMap(lampOf))).toEqual([]);
});
