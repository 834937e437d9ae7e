import { foldText } from '@/lib/text/fold-text';

const RIGHTS = [
  ...['part owne(?:d|rship)', 'partial owne(?:d|rship)', 'fractional(?:ly)?(?: owne\\w+)?', 'co ownership'],
  ...['shared owne(?:d|rship)', 'time ?shares?', 'leaseholds?', '(?:ground|land) lease', 'bare owne(?:rship|r)'],
  ...['usufruct\\w*', 'life (?:interest|tenan(?:t|cy)|estate)', 'undivided (?:half|share|interest|part)'],
  ...['surface rights?', 'half share', 'share of freehold'],
  ...['nuda propiedad', 'usufructo', 'usufructuari[oa]s?', 'pro ?indiviso', '(?:mitad|parte|cuota)s? indivisas?'],
  ...['copropiedad', 'multipropiedad', 'tiempo compartido', 'aprovechamiento por turnos?', 'propiedad temporal'],
  ...['propiedad (?:fraccionada|compartida)', 'derecho de superficie', 'concesion administrativa', 'enfiteusis'],
  ...['derecho de uso vitalicio', 'inquilin[oa]s? vitalici[oa]s?', 'renta vitalicia', 'venta de participaci\\w+'],
  ...['nua propietat', 'usdefruit', 'meitat indivisa', 'dret de superficie', 'propietat (?:temporal|compartida)'],
  ...[
    'nie(?:ß|ss)brauch\\w*',
    'erbbaurecht\\w*',
    'erbpacht\\w*',
    'miteigentums?anteil\\w*',
    'wohnrecht\\w*',
    'leibrente',
  ],
  ...['nue propriete', 'usufruit', 'viager', 'en indivision', 'multipropriete', 'bail emphyteotique'],
  ...['erfpacht\\w*', 'vruchtgebruik', 'blote eigendom', 'mede eigendom', 'nuda proprieta', 'usufrutto', 'usufruto'],
];

const PART =
  '(?:\\d{1,2} percent|\\d{1,2} por ciento|\\d{1,2} fraction|half|una mitad|la mitad|un tercio|one third|una cuarta parte)';
const SALE =
  '(?:se vende|vendo|vendemos|venta|en venta|for sale|sale|selling|sold|we sell|zu verkaufen|a vendre|te koop)';
const SHARE = `${SALE}(?: (?:de|del|el|la|of|a|the|an|solo|only|un|una|is|son|es))* ${PART}(?: share)?(?: indivis[oa])? (?:of|de|del|share|von|van|des?)`;

const LESS = new RegExp(`\\b(?:${RIGHTS.join('|')}|${SHARE})(?![\\p{Letter}\\p{Number}])`, 'u');

const DENIED =
  /\b(?:no|not|non|never|nor|without|free (?:of|from)|sin|ni|libre de|nunca|kein\w*|nicht|ohne|pas de|sans|geen|niet|zonder)(?: (?:a|an|any|es|hay|tiene|in|under|subject to|se trata de|ninguna?|en|de|un|una|eine?))*$/;

const CLAUSE_END = /[.,;!?¡¿()\n]/;

/** Null for full ownership. */
export function lessThanWholeIn(text: string): string | null {
  // A decimal point does not end a clause.
  const plain = text
    .replace(/(\d)\s*%/g, '$1 percent ')
    .replace(/½/g, ' half ')
    .replace(/\b(\d{1,2})\s*\/\s*\d{1,3}\b(?!\s*\/)/g, '$1 fraction ')
    .replace(/(\d)[.,](?=\d)/g, '$1');
  for (const clause of plain.split(CLAUSE_END).map(foldText)) {
    const found = LESS.exec(clause);
    if (found && !DENIED.test(clause.slice(0, found.index).trim()))
      return found[0].replace(' percent', ' %').replace(' fraction', '/…');
  }
  return null;
}
