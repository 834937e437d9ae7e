import { metroStations } from '@/content/map/stations';
import { barcelonaLines } from '@/content/map/barcelona';
import { eixample } from '@/content/map/eixample';
import { townLabels } from '@/content/map/town-labels';
import type { MapPoint } from '@/content/types/map-plan';
import { contains } from './contains';
import { landOutlines } from './coast';
import { distance } from './mercator';
import { gridBlocks, gridPlace } from './street-grid';

const street = (list: typeof eixample.along, name: string) => list.find((one) => one.name === name)?.at ?? NaN;
const crossing = (across: string, along: string): MapPoint =>
  gridPlace(eixample, [street(eixample.along, across), street(eixample.up, along)]);

/** Returns metres between a point and a map line. */
function offLine(name: string, point: MapPoint): number {
  const points = barcelonaLines.find((line) => line.name === name)?.points ?? [];
  return Math.min(
    ...points.slice(1).flatMap((end, index) => {
      const start = points[index] ?? end;
      return Array.from({ length: 201 }, (_, step) =>
        distance(point, [start[0] + ((end[0] - start[0]) * step) / 200, start[1] + ((end[1] - start[1]) * step) / 200]),
      );
    }),
  );
}

describe('the computed grid, against points known from elsewhere', () => {
  // Open Data BCN: station entrances at these crossings.
  it.each<[string, MapPoint, MapPoint]>([
    ['Passeig de Gràcia (L2)', crossing('Passeig de Gràcia', 'Gran Via'), [41.38942, 2.16824]],
    ['Passeig de Gràcia (L3)', crossing('Passeig de Gràcia', 'Carrer d’Aragó'), [41.39161, 2.16538]],
    ['Tetuan (L2)', crossing('Passeig de Sant Joan', 'Gran Via'), [41.3949, 2.17554]],
    ['Urgell (L1)', crossing('Carrer del Comte d’Urgell', 'Gran Via'), [41.38252, 2.15891]],
    ['Universitat (L1)', crossing('Carrer d’Aribau', 'Gran Via'), [41.38583, 2.1643]],
    ['Girona (L4)', crossing('Carrer de Girona', 'Carrer del Consell de Cent'), [41.39497, 2.17085]],
    ['Provença (FGC)', crossing('Carrer de Balmes', 'Carrer de Rosselló'), [41.39336, 2.15765]],
  ])('%s', (_, computed, known) => {
    expect(distance(computed, known)).toBeLessThan(100);
  });

  // Coordinates from Wikipedia and Wikidata.
  it.each<[string, MapPoint]>([
    ['Sagrada Família', [41.40363, 2.17436]],
    ['Casa Milà', [41.39536, 2.16194]],
    ['Casa Batlló', [41.39165, 2.16484]],
  ])('%s stands within a block', (_, known) => {
    expect(gridBlocks(eixample).some(({ outline }) => contains(outline, known))).toBe(true);
  });

  it('has its blocks 133.3 m from one another', () => {
    const [one, other] = [street(eixample.along, 'Carrer del Comte Borrell'), -1349];
    expect(Math.abs(one - other)).toBeCloseTo(eixample.block + eixample.streetWidth, 0);
  });
});

describe('streets by hand, against points known from elsewhere', () => {
  // Streets: stations from Open Data BCN. Squares: Wikipedia.
  it.each<[string, string, MapPoint]>([
    ['Avinguda Diagonal', 'Maria Cristina', [41.38787, 2.12588]],
    ['Avinguda Diagonal', 'Verdaguer', [41.39898, 2.16711]],
    ['Avinguda Diagonal', 'Plaça de les Glòries', [41.4036, 2.1869]],
    ['Avinguda Meridiana', 'Navas', [41.41626, 2.18706]],
    ['Avinguda del Paral·lel', 'Poble Sec', [41.37503, 2.16027]],
    ['La Rambla', 'Liceu', [41.38147, 2.17305]],
    ['Via Laietana', 'Jaume I', [41.38412, 2.17858]],
    ['Gran de Gràcia', 'Fontana', [41.40202, 2.15305]],
    ['Carrer de Sants', 'Badal', [41.37561, 2.12744]],
  ])('%s at %s', (name, _, known) => {
    expect(offLine(name, known)).toBeLessThan(100);
  });
});

describe('land and sea', () => {
  const isLand = (point: MapPoint) => landOutlines.some((outline) => contains(outline, point));

  it('has every town and station on land', () => {
    const places = [
      ...townLabels
        .filter(({ kind }) => kind === 'city' || kind === 'town')
        .map(({ at, text }) => ({ at, name: text })),
      ...metroStations,
    ];
    expect(places.filter(({ at }) => !isLand(at)).map(({ name }) => name)).toEqual([]);
  });

  // Points 500 m out to sea from lighthouses and harbour ends (Wikipedia).
  it.each<[string, MapPoint]>([
    ['Barceloneta', [41.378, 2.2]],
    ['Cap de la Nau', [38.728, 0.24]],
    ['Penyal d’Ifac', [38.6305, 0.09]],
    ['Altea', [38.59, -0.03]],
  ])('has sea off %s', (_, point) => {
    expect(isLand(point)).toBe(false);
  });
});
