import type { EnergyClass } from '@/content/types/listing';
import type { IsoDate } from '@/content/types/common';
import { take, wholeWords, type Line } from './line';

const months = [
  ['enero', 'january', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'september', 'setiembre', 'sept'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const;

const NOW = 'ya|ahora|now|inmediatamente|inmediata|immediately|right away|hoy|today';
const available = wholeWords(
  `(?:disponibles?|available|libre|libres|entrada|entrar|move in)(?: (?:en|from|in|a|partir|de|desde|by|el|for|para|on|primeros|antes|before))* (${NOW}|${months.flat().join('|')})`,
);

const energy = wholeWords(
  '(?:clase|etiqueta|certificado|calificacion|letra|energia|energy|class|epc|rating)(?: (?:energetic[oa]|energia|energy|rating|class|certificate|label|de|eficiencia))* ([a-g])(?: (?:o|or) (?:mejor|superior|better|above|higher))?',
);

const ARTICLES = '(?: (?:de|del|d|de l|de la|dels|les|las|los|els|el|la|l|en))*';
/** Streets may have the name of a place. */
const streets = wholeWords(
  `(?:calle|carrer|c|avenida|avda|av|avinguda|passeig|pg|paseo(?! (?:de |a )?(?:la |el )?(?:playa|mar|maritimo))|plaza(?! (?:de )?(?:parking|garaje|aparcamiento))|placa|ronda|via(?= (?:augusta|laietana))|gran via|rambla|travessera|travesia|passatge|pasaje|camino|cami|carretera)${ARTICLES}(?: (?:san|sant|santa|gran|don|doctor|pintor|enric|josep|joan) [a-z]+| [a-z]+)?`,
);
const englishStreets = wholeWords('[a-z]+ (?:street|avenue|square(?! (?:met|feet|foot|m )))');

const reference = wholeWords(String.raw`(?:(?:ref|referencia|reference) )?(cm) (\d{1,4})`);

/** The current month counts. */
function monthEnd(name: string, today: IsoDate): IsoDate {
  const [year = 0, present = 1] = today.split('-').map(Number);
  const month = months.findIndex((names) => (names as readonly string[]).includes(name)) + 1;
  const end = new Date(Date.UTC(month < present ? year + 1 : year, month, 0));
  return end.toISOString().slice(0, 10) as IsoDate;
}

/** Example: `CM-0105`. */
export function readReference(line: Line): string | null {
  let found: string | null = null;
  take(line, reference, ([, letters = '', digits = '']) => {
    found ??= `${letters.toUpperCase()}-${digits.padStart(4, '0')}`;
    return {};
  });
  return found;
}

export function readWords(line: Line, today: IsoDate): void {
  take(line, available, ([, when = '']) => ({
    availableBy: wholeWords(NOW).test(` ${when} `) ? today : monthEnd(when, today),
  }));
  take(line, energy, ([, letter = '']) => ({ energy: letter.toUpperCase() as EnergyClass }));
  take(line, streets, () => 'text');
  take(line, englishStreets, () => 'text');
}
