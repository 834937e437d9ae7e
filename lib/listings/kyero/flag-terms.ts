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
  ...[
    'nei',
    'nej',
    'ei',
    'nie',
    'ne',
    'нет',
    'falsch',
    'faux',
    'onwaar',
    'kein',
    'keine',
    'keiner',
    'geen',
    'aucun',
    'aucune',
  ],
];
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

export function flagOf(word: string): boolean | undefined {
  const folded = foldText(word.trim().replace(/^0*([01])(?:[.,]0+)?$/, '$1'));
  if (folded === '' && word.trim() !== '') return undefined;
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : undefined;
}

export const isUnsaid = (word: string): boolean => /^\p{Dash}+$/u.test(word) || UNSAID.includes(foldText(word));

/** As `flagOf`, but false for missing values. */
export const statedFlag = (word: string): boolean | undefined => (isUnsaid(word) ? false : flagOf(word));

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

export function newBuildOf(word: string): boolean | undefined {
  const folded = foldText(word);
  if (NEW.includes(folded)) return true;
  return USED.includes(folded) ? false : statedFlag(word);
}
