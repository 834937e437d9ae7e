import { METRES_A_MINUTE } from '@/lib/listings/search/choices';
import { parseAmount } from '@/lib/text/parse-amount';
import { limits } from './amount-rules';
import type { LineFacts } from './facts';
import { take, wholeWords, type Line } from './line';

const counts = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  quince: 15,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
} as const;

const COUNT = String.raw`\d{1,2}|${Object.keys(counts).join('|')}`;
const FIGURE = String.raw`\d[\d.,]*`;
const BEDROOMS = 'habitacion(?:es)?|habs?|dormitorios?|dorms?|bedrooms?|bedroomed|beds?|br|bdr|cuartos';
const BATHROOMS = 'banos?|bathrooms?|baths?|ba|aseos?';
const PARKING =
  '(?:plazas?|espacios?) de (?:garaje|parking|aparcamiento)|plazas? garaje|parking spaces?|garage spaces?|car spaces?|parkings?|garajes?';
const SEA = '(?:la |el |the )?(?:playa|mar|beach|sea)';
const WALK = '(?: andando| a pie| caminando| walk| walking| on foot| de paseo| away)?';
const AREA = 'm2|sqm|sq m|square metres?|square meters?|metros cuadrados|mts2?|metros?';

const MAX_ROOMS = 20;
const MAX_METRES = 20_000;

const countOf = (word: string): number => (counts as Readonly<Record<string, number>>)[word] ?? Number(word);

const minutesToSea = wholeWords(
  `(?:a |within |menos de |a menos de |less than )*(${COUNT}) (?:minutos?|minutes?|min|mins)${WALK} (?:de |del |from |to |a |al )${SEA}(?! (?:en coche|by car|drive))${WALK}`,
);
const metresToSea = wholeWords(
  `(?:a |within |menos de |a menos de |less than )*(${FIGURE})(?: ?(m)| (mts?|metros?|metres?|meters?|km|kms|kilometros?|kilometres?)) (?:de |del |from |to |a |al )${SEA}`,
);
const sizeOfPart = wholeWords(
  `(?<=(?:techos?|ceilings?|altura|terraza|terrace|balcon|balcony|jardin|garden|salon|patio|con parcela|con terreno|with plot)(?: de| of)? )${FIGURE}(?: ?m| (?:${AREA}))`,
);
const sizes = wholeWords(
  `(?:entre |between |de |from )?(?:(${limits.atMost}) |(?:${limits.atLeast}) )?(${FIGURE})(?: (?:y|and|a|to|-) ${FIGURE})? (?:${AREA})(?: o mas| or more| construidos| utiles| built)?`,
);
const rooms = (nouns: string) =>
  wholeWords(
    `(?:(${limits.atMost}) |(?:${limits.atLeast}) )?(${COUNT})(?: (?:-|a|to|o|or|y|and) (?:${COUNT}))?(?: \\+| o mas| or more)? (?:${nouns})(?: \\+| o mas| or more| minimo)?`,
  );
const bedrooms = rooms(BEDROOMS);
const bathrooms = rooms(BATHROOMS);
const parkingSpaces = rooms(PARKING);

/** Upper limits of size or rooms have no filter and become text. */
export function readCounts(line: Line): void {
  take(line, minutesToSea, ([, minutes = '']) => ({ maxSea: countOf(minutes) * METRES_A_MINUTE }));
  take(line, metresToSea, ([, figure = '', , unit = 'm']) => {
    const metres = (parseAmount(figure) ?? 0) * (unit.startsWith('k') ? 1_000 : 1);
    return metres > 0 && metres <= MAX_METRES ? { maxSea: Math.round(metres) } : null;
  });
  take(line, sizeOfPart, () => 'text');
  take(line, sizes, ([, most, figure = '']) => {
    const minSize = parseAmount(figure);
    return most || minSize === null || !Number.isInteger(minSize) || minSize < 1 ? 'text' : { minSize };
  });
  const readRooms =
    (name: 'beds' | 'baths' | 'parkingSpaces') =>
    ([, most, count = '']: RegExpExecArray): LineFacts | 'text' => {
      const number = countOf(count);
      return most || number < 1 || number > MAX_ROOMS ? 'text' : { [name]: number };
    };
  take(line, bedrooms, readRooms('beds'));
  take(line, bathrooms, readRooms('baths'));
  take(line, parkingSpaces, readRooms('parkingSpaces'));
}
