import type { FeedListing } from '@/content/types/feed-listing';
import { foldText } from '@/lib/text/fold-text';

const YES = [
  '1',
  'yes',
  'y',
  'true',
  't',
  'si',
  's',
  'sim',
  'ja',
  'j',
  'oui',
  'verdadero',
  'wahr',
  'vrai',
  'waar',
  'on',
];
const NO = [
  ...['', '0', 'no', 'n', 'false', 'f', 'none', 'ninguno', 'ninguna', 'falso', 'off', 'nein', 'non', 'nee', 'nao'],
  ...['falsch', 'faux', 'onwaar', 'kein', 'keine', 'keiner', 'geen', 'aucun', 'aucune'],
];
/** Said in place of nothing. */
const UNSAID = [
  'n a',
  'na',
  'n d',
  'nd',
  'null',
  'nil',
  'undefined',
  'not applicable',
  'no aplica',
  'no procede',
  'nvt',
  'n v t',
];

/** Undefined if it says neither yes nor no. */
export function flagOf(word: string): boolean | undefined {
  // `1.0`, `0,00`, `01` of a spreadsheet or database.
  const folded = foldText(word.trim().replace(/^0*([01])(?:[.,]0+)?$/, '$1'));
  // Signs alone (`✔`, `?`) fold to nothing.
  if (folded === '' && word.trim() !== '') return undefined;
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : undefined;
}

/** `-`, `N/A`: as an element that is missing. */
export const isUnsaid = (word: string): boolean => /^\p{Dash}+$/u.test(word) || UNSAID.includes(foldText(word));

/** As `flagOf`, and no where nothing is said. */
const statedFlag = (word: string): boolean | undefined => (isUnsaid(word) ? false : flagOf(word));

/** Sole ownership of home and land, in the languages of agencies on these coasts. */
const WHOLE = [
  ...['freehold', 'freehold property', 'full', 'full ownership', 'full freehold', 'sole ownership', 'whole ownership'],
  ...['pleno dominio', 'plena propiedad', 'propiedad plena', '100 pleno dominio', '100 plena propiedad'],
  ...['volleigentum', 'volles eigentum', 'alleineigentum', 'pleine propriete', 'toute propriete'],
  ...['volle eigendom', 'vol eigendom', 'volledige eigendom', 'vrij eigendom', 'eigen grond'],
  ...['no leasehold', 'not leasehold', 'non leasehold', 'kein erbbaurecht', 'keine erbpacht', 'geen erfpacht'],
  ...['no part ownership', 'not part ownership', 'sin copropiedad', 'keine teileigentum', 'kein teileigentum'],
];

/** Words for sole ownership with its land. */
export const isWholeOwnership = (word: string): boolean => statedFlag(word) === false || WHOLE.includes(foldText(word));

/** What a home may share and be whole: `Apartment with shared pool`. */
const SHARED_PARTS =
  /\b(?:shared|communal|common) (?:swimming )?(?:pool|garden|terrace|garage|parking)s?\b|\b(?:piscina|jardin|terraza|garaje)s? compartid[ao]s?\b/g;
const SHARE = new RegExp(
  `\\b(?:${[
    ...['part owne\\w+', 'partial owne\\w+', 'half', 'fraction\\w*', 'share', 'shared', 'co owne\\w+', 'time ?share'],
    ...['leasehold', 'bare', 'usufruct\\w*', 'surface right', 'mitad', 'medi[ao] (?:casa|piso|villa|chalet|vivienda)'],
    ...[
      'fraccion\\w*',
      'compartid[ao]',
      'proindiviso',
      'indivis\\w*',
      'copropi\\w*',
      'multipropiedad',
      'nuda',
      'vitalicio',
    ],
    ...['enfiteusis', 'derecho de superficie', 'concesion', 'miteigentum\\w*', 'teileigentum', 'halb\\w*', 'erbpacht'],
    ...['erbbaurecht', 'niessbrauch', 'moitie', 'coproprie\\w*', 'nue propriete', 'viager', 'usufruit', 'emphyteo\\w*'],
    ...['halve', 'mede eigendom', 'erfpacht', 'vruchtgebruik'],
  ].join('|')})\\b`,
);

/** A share of a home, or a right that is less than ownership, where its type says so: `Fractional villa`. */
export const isLessThanWhole = (type: string): boolean =>
  /%|[½¼¾⅓⅔]|\b\d\s*\/\s*\d/.test(type) || SHARE.test(foldText(type).replace(SHARED_PARTS, ''));

const NEW = [
  ...['new', 'new build', 'newbuild', 'new construction', 'new development', 'off plan', 'under construction'],
  ...['nuevo', 'nueva', 'obra nueva', 'en construccion', 'sobre plano', 'neubau', 'nieuwbouw', 'neuf', 'neuve'],
];
const USED = [
  'resale',
  're sale',
  'second hand',
  'used',
  'segunda mano',
  'usado',
  'usada',
  'reventa',
  'altbau',
  'bestaand',
];

/** Undefined if unclear. */
export function newBuildOf(word: string): boolean | undefined {
  const folded = foldText(word);
  if (NEW.includes(folded)) return true;
  return USED.includes(folded) ? false : statedFlag(word);
}

const SHARED =
  /\b(?:communal|community|comunitari[ao]|comunal|comun|common|collective?|colectiva|shared|compartida|communautaire|gemeenschappelijk\w*|gemeinschafts?\w*)\b/;
const OWN =
  /^(?:(?:yes|si|ja|oui) )?(?:[2-9]|\d pools|private|privat|prive|privee|privado|privada|propia|own|eigen|eigener)(?: (?:pool|piscina|piscine|zwembad|schwimmbad))?(?: \d{1,2}(?: ?x ?\d{1,2})?(?: m2?)?)?$|^(?:(?:heated|indoor|infinity|outdoor) )?(?:pool|swimming pool|piscina|piscine|zwembad|schwimmbad)(?: (?:privada|privee|propia|climatizada|infinita))?(?: \d{1,2}(?: ?x ?\d{1,2})?(?: m2?)?)?$/;
/** `No communal pool` has none; of `optional`, `near the pool` nobody knows. */
const WITHOUT =
  /^(?:no|not|sin|without|ohne|sans|zonder|kein\w*|geen|none|non|aucune?) (?:\w+ )?(?:pool|piscina|piscine|zwembad|schwimmbad|communal|comunitaria|private|privada)$/;
const UNSURE =
  /\b(?:no|not|sin|without|ohne|sans|zonder|kein\w*|geen|option\w*|opcional|possib\w*|posib\w*|planned|project\w*|proyect\w*|near|cerca|space|espacio|public\w*|future)\b/;

/** `pool`: of the home alone. Undefined if unclear. */
export function poolOf(word: string): FeedListing['pool'] | undefined {
  const folded = foldText(word);
  const flag = statedFlag(word);
  if (flag !== undefined) return flag ? 'pool' : null;
  if (WITHOUT.test(folded)) return null;
  if (UNSURE.test(folded)) return undefined;
  if (SHARED.test(folded)) return 'shared-pool';
  return OWN.test(folded) ? 'pool' : undefined;
}
