import { isLessThanWhole, isWholeOwnership } from './ownership-terms';

it.each([
  ...['0', '0.0', '0,00', '00', '', ' ', '-', '–', '--', 'No', 'N', 'false', 'f', 'None', 'N/A', 'n/d', 'NULL', 'nil'],
  ...['nein', 'Nein', 'non', 'Non', 'nee', 'não', 'kein', 'geen', 'not applicable', 'No aplica', 'n.v.t.', 'nvt'],
  ...['Freehold', 'freehold property', 'full ownership', 'Sole ownership', 'Pleno dominio', 'plena propiedad'],
  ...['Volleigentum', 'Alleineigentum', 'pleine propriété', 'Volle eigendom', 'Volledige eigendom', 'eigen grond'],
  ...['no leasehold', 'Geen erfpacht', 'kein Erbbaurecht'],
])('%j is a whole home', (word) => expect(isWholeOwnership(word)).toBe(true));

it.each([
  ...[
    '1',
    '1.0',
    '1,0',
    '01',
    '-1',
    't',
    'true',
    'yes',
    'Ja',
    'ja',
    'Oui',
    'sí',
    'sim',
    'wahr',
    'vrai',
    'waar',
    '✓',
    '✗',
  ],
  ...['50', '50 %', '100', '1/2', '½', '.5', 'half', 'la mitad', 'partial', 'fractional', 'proindiviso', 'copropiedad'],
  ...[
    'Miteigentum',
    'Teileigentum',
    'copropriété',
    'indivision',
    'mede-eigendom',
    'erfpacht',
    'Erbbaurecht',
    'Erbpacht',
  ],
  ...['bail emphytéotique', 'derecho de superficie', 'concesión', '99', '99 years', 'usufructo', 'nuda propiedad'],
  ...[
    'nue-propriété',
    'viager',
    'not freehold',
    'no freehold',
    'share of freehold',
    'timeshare',
    'unknown',
    '?',
    '0.5',
  ],
])('%j is no whole home', (word) => expect(isWholeOwnership(word)).toBe(false));

it.each([
  ...[
    'Part ownership villa',
    'Fractional villa',
    'Shared ownership flat',
    '50% of villa',
    'Half of a villa',
    '1/2 villa',
  ],
  ...['½ villa', 'Leasehold apartment', 'Apartment, bare ownership', 'Piso (nuda propiedad)', 'Villa proindiviso'],
  ...['Usufruct apartment', 'Piso compartido', 'Apartment - timeshare', 'Villa share', 'Derecho de superficie piso'],
  ...['Miteigentumsanteil Wohnung', 'Appartement en viager', 'Huis op erfpacht', 'Maison en indivision'],
])('%j says that it is less', (type) => expect(isLessThanWhole(type)).toBe(true));

it.each(['Apartment with shared pool', 'Piso con piscina compartida', 'Semi-detached house', 'Planta media', 'Villa'])(
  '%j does not',
  (type) => expect(isLessThanWhole(type)).toBe(false),
);
