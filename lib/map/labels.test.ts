import { labelsWithin } from './labels';
import { MAX_ZOOM, MIN_ZOOM, toWorld, worldSize } from './mercator';

const barcelona = { west: 2.1, south: 41.36, east: 2.22, north: 41.43 };
const coast = { west: -0.2, south: 38.5, east: 0.25, north: 38.86 };
const texts = (...where: Parameters<typeof labelsWithin>) => labelsWithin(...where).map(({ text }) => text);

it('names districts from afar, streets and stations close by', () => {
  expect(texts(barcelona, 12)).toEqual(expect.arrayContaining(['Eixample', 'Gràcia']));
  expect(texts(barcelona, 12)).not.toContain('Fontana');
  expect(texts(barcelona, 16)).toEqual(expect.arrayContaining(['Fontana', 'Passeig de Gràcia', 'Gran Via']));
});

it('names nothing outside', () => {
  expect(texts(coast, 12)).toContain('Calp');
  expect(texts(coast, 12)).not.toContain('Gràcia');
});

it('lets no two names overlap', () => {
  for (const bounds of [barcelona, coast]) {
    for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom += 1) {
      const boxes = labelsWithin(bounds, zoom).map(({ at, moved, text }) => {
        const [x, y] = toWorld(at);
        return { text, x: x * worldSize(zoom), y: y * worldSize(zoom) + moved, half: text.length * 3.5 };
      });
      const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
      const overlapping = pairs.filter(
        ([one, other]) => Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.y - other.y) < 14,
      );
      expect(overlapping.map(([one, other]) => `${one.text} ${other.text}`)).toEqual([]);
    }
  }
});

it('moves the name of an area beside a flag, and leaves out a station that a flag covers', () => {
  const flagAt = (name: string) => {
    const [label] = labelsWithin(barcelona, 16).filter(({ text }) => text === name);
    const [x = 0, y = 0] = toWorld(label?.at ?? [0, 0]).map((part) => part * worldSize(16));
    return { x, y, halfWidth: 30, halfHeight: 22 };
  };
  const find = (name: string) =>
    labelsWithin(barcelona, 16, [flagAt('Sarrià'), flagAt('Fontana')]).find(({ text }) => text === name);
  expect(find('Sarrià')?.moved).not.toBe(0);
  expect(find('Fontana')).toBeUndefined();
});
