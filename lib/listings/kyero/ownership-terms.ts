import { foldText } from '@/lib/text/fold-text';
import { statedFlag } from './flag-terms';

const WHOLE = [
  ...['freehold', 'freehold property', 'full', 'full ownership', 'full freehold', 'sole ownership', 'whole ownership'],
  ...['pleno dominio', 'plena propiedad', 'propiedad plena', '100 pleno dominio', '100 plena propiedad'],
  ...['volleigentum', 'volles eigentum', 'alleineigentum', 'pleine propriete', 'toute propriete'],
  ...['volle eigendom', 'vol eigendom', 'volledige eigendom', 'vrij eigendom', 'eigen grond'],
  ...['no leasehold', 'not leasehold', 'non leasehold', 'kein erbbaurecht', 'keine erbpacht', 'geen erfpacht'],
  ...['no part ownership', 'not part ownership', 'sin copropiedad', 'keine teileigentum', 'kein teileigentum'],
];

export const isWholeOwnership = (word: string): boolean => statedFlag(word) === false || WHOLE.includes(foldText(word));

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
    ...[
      'erbbaurecht',
      'nie(?:ss|ß)brauch\\w*',
      'moitie',
      'coproprie\\w*',
      'nue propriete',
      'viager',
      'usufruit',
      'emphyteo\\w*',
    ],
    ...['halve', 'mede eigendom', 'erfpacht', 'vruchtgebruik'],
  ].join('|')})\\b`,
);

export const isLessThanWhole = (type: string): boolean =>
  /%|[½¼¾⅓⅔]|\b\d\s*\/\s*\d/.test(type) || SHARE.test(foldText(type).replace(SHARED_PARTS, ''));
