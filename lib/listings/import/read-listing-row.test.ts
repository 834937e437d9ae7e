import { decodeCsv, readCsv } from '@/lib/text/read-csv';
import type { ListingDraft } from '@/content/types/listing';
import { guessListingColumns } from './import-columns';
import { readListingRow } from './read-listing-row';

const HEAD = [
  ...['Referencia', 'Operación', 'Tipo de inmueble', 'Precio', 'Población', 'Zona', 'Provincia', 'Dirección', 'C.P.'],
  ...['Latitud', 'Longitud', 'Sup. construida (m²)', 'Sup. útil', 'm2 parcela', 'Habitaciones', 'Baños', 'Planta'],
  ...['Ascensor', 'Año construcción', 'Conservación', 'Orientación', 'Características', 'Terraza', 'Garaje'],
  ...['Comunidad', 'IBI', 'Letra energética', 'Consumo', 'Fecha certificado', 'Disponible', 'Título', 'Descripción'],
  'Vídeo',
] as const;

type Head = (typeof HEAD)[number];

const plain: Readonly<Record<Head, string>> = {
  Referencia: 'A-1',
  Operación: 'Venta',
  'Tipo de inmueble': 'Piso',
  Precio: '250000',
  Población: 'Barcelona',
  Zona: 'Eixample',
  Provincia: 'Barcelona',
  Dirección: 'Carrer de Girona',
  'C.P.': '08009',
  Latitud: '41.39',
  Longitud: '2.17',
  'Sup. construida (m²)': '85',
  'Sup. útil': '75',
  'm2 parcela': '',
  Habitaciones: '3',
  Baños: '2',
  Planta: '3',
  Ascensor: 'Sí',
  'Año construcción': '1935',
  Conservación: 'Buen estado',
  Orientación: 'Sur',
  Características: 'Calefacción, Trastero',
  Terraza: 'No',
  Garaje: '0',
  Comunidad: '80',
  IBI: '450',
  'Letra energética': 'E',
  Consumo: '180,5',
  'Fecha certificado': '2020-05-17',
  Disponible: 'Inmediata',
  Título: 'Piso en el Eixample',
  Descripción: 'Luminoso.',
  Vídeo: '',
};

const rowOf = (change: Partial<Record<Head, string>>): readonly string[] =>
  HEAD.map((head) => ({ ...plain, ...change })[head]);

const mapping = guessListingColumns(HEAD);

type Case = readonly [
  fault: string,
  change: Partial<Record<Head, string>>,
  says: Readonly<Partial<Record<keyof ListingDraft, unknown>>>,
  problems?: readonly string[],
];

const cases: readonly Case[] = [
  ['a Spanish price', { Precio: '1.250.000 €' }, { price: 1_250_000 }],
  ['an English price', { Precio: '€1,250,000.00' }, { price: 1_250_000 }],
  ['a price in words', { Precio: '250 mil' }, { price: 250_000 }],
  ['a price of a program', { Precio: '250000.00' }, { price: 250_000 }],
  ['a rent by the month', { Operación: 'Alquiler', Precio: '1.100 €/mes' }, { operation: 'rent', price: 1_100 }],
  ['a price on request', { Precio: 'A consultar' }, { price: undefined }, ['onRequest']],
  ['another currency', { Precio: '£250,000' }, { price: undefined }, ['currency']],
  ['a price of nothing', { Precio: '0' }, { price: undefined }],
  ['a price that is none', { Precio: 'doscientos' }, { price: undefined }, ['money']],
  ['an area with its unit', { 'Sup. construida (m²)': '85 m²' }, { builtArea: 85 }],
  ['an area with words', { 'Sup. construida (m²)': 'aprox. 85,5 m2' }, { builtArea: 85.5 }],
  ['an area nobody measured', { 'Sup. construida (m²)': '0' }, { builtArea: undefined }],
  ['an area that is none', { 'Sup. construida (m²)': 'grande' }, { builtArea: undefined }, ['number']],
  ['a plot', { 'Tipo de inmueble': 'Chalet', 'm2 parcela': '1.200' }, { plotArea: 1_200, type: 'villa' }],
  ['a type with more words', { 'Tipo de inmueble': 'Ático con terraza' }, { type: 'penthouse' }],
  ['a type in English', { 'Tipo de inmueble': 'Town House' }, { type: 'house' }],
  ['land', { 'Tipo de inmueble': 'Solar', Habitaciones: '', Baños: '' }, { type: 'land', bedrooms: undefined }],
  ['rooms with a word', { Habitaciones: '3 hab.' }, { bedrooms: 3 }],
  ['a room more', { Habitaciones: '3+1' }, { bedrooms: 3 }],
  ['a studio', { Habitaciones: 'Estudio' }, { bedrooms: 0 }],
  ['rooms of a spreadsheet', { Baños: '2.0' }, { bathrooms: 2 }],
  ['rooms that are none', { Baños: 'varios' }, { bathrooms: undefined }, ['count']],
  ['the ground floor', { Planta: 'Bajo' }, { floor: 0 }],
  ['an ordinal', { Planta: '5º 2ª' }, { floor: 5 }],
  ['a floor that says little', { Planta: 'Ático' }, { floor: undefined }, ['floor']],
  [
    'yes as a tick',
    { Ascensor: 'x', Terraza: '1' },
    { hasLift: true, features: ['heating', 'storage-room', 'lift', 'terrace'] },
  ],
  ['no in words', { Ascensor: 'Falso' }, { hasLift: false, features: ['heating', 'storage-room'] }],
  ['neither yes nor no', { Ascensor: 'quizás' }, { hasLift: undefined }, ['flag']],
  ['several places to park', { Garaje: '2' }, { features: ['heating', 'storage-room', 'lift', 'garage'] }],
  ['features with one unknown', { Características: 'Piscina; Barbacoa' }, { features: ['pool', 'lift'] }, ['features']],
  ['a year with a dot', { 'Año construcción': '1.935' }, { year: 1_935 }],
  ['an age for a year', { 'Año construcción': '40 años' }, { year: undefined }, ['year']],
  ['a condition in other words', { Conservación: 'A reformar' }, { condition: 'to-renovate' }],
  ['an orientation in letters', { Orientación: 'SO' }, { orientation: 'south-west' }],
  [
    'a Spanish day',
    { 'Fecha certificado': '17/05/2020' },
    { energy: expect.objectContaining({ issued: '2020-05-17' }) },
  ],
  [
    'a day that is none',
    { 'Fecha certificado': '31/02/2020' },
    { energy: expect.not.objectContaining({ issued: expect.anything() }) },
    ['day'],
  ],
  [
    'a certificate on its way',
    { 'Letra energética': 'En trámite' },
    { energy: expect.objectContaining({ consumption: { value: 180.5 } }) },
    ['letter'],
  ],
  ['a postcode without its zero', { 'C.P.': '8009' }, { postalCode: '08009' }],
  ['degrees with commas, turned', { Latitud: '2,17', Longitud: '41,39' }, { latitude: 41.39, longitude: 2.17 }],
  ['degrees elsewhere', { Latitud: '0.5', Longitud: '170' }, { latitude: undefined }, ['degrees']],
  [
    'cells that say nothing',
    { Precio: '-', 'Año construcción': 'N/D', Orientación: 'sin datos' },
    { price: undefined, year: undefined, orientation: undefined },
  ],
  [
    'a text of a web page',
    { Descripción: '<p>Luminoso &amp; amplio.</p><p>Con patio.</p>' },
    { text: { es: { title: 'Piso en el Eixample', opening: 'Luminoso & amplio.', paragraphs: ['Con patio.'] } } },
  ],
  ['a link that is none', { Vídeo: 'www.video' }, { video: undefined }, ['link']],
  ['a day to move in', { Disponible: '01-02-2027' }, { availableFrom: '2027-02-01' }],
  ['a province without known tax rates', { Población: 'Ronda', Zona: 'Ronda', Provincia: 'Málaga' }, { region: null }],
  ['a place in capitals', { Población: 'BARCELONA', Zona: 'EIXAMPLE' }, { area: 'eixample', region: 'catalonia' }],
];

it('reads an export whose columns it knows by their heads', () => {
  expect(mapping).not.toContain('');
  expect(new Set(mapping).size).toBe(HEAD.length);
});

it('has more than forty kinds of faults', () => {
  expect(cases.length).toBeGreaterThan(40);
});

const named = cases.map(([fault, change, says, problems = []]) => ({ fault, change, says, problems }));

it.each(named)('reads $fault', ({ change, problems, says }) => {
  const { notes, said } = readListingRow(rowOf(change), mapping);
  expect(notes.map(({ problem }) => problem)).toEqual(problems);
  expect(Object.fromEntries(Object.keys(says).map((field) => [field, said[field as keyof ListingDraft]]))).toEqual(
    says,
  );
});

it.each([
  ['noReference', { Referencia: '' }],
  ['noOperation', { Operación: 'Venta y alquiler' }],
  ['noOperation', { Operación: '' }],
  ['noType', { 'Tipo de inmueble': 'Trastero' }],
  ['noPlace', { Población: '', Zona: '' }],
] as const)('refuses a row: %s', (refusal, change) => {
  expect(readListingRow(rowOf(change), mapping).refusal).toBe(refusal);
});

it('reads the number of parking spaces, and marks the garage', () => {
  const columns = guessListingColumns([...HEAD, 'Plazas de garaje']);
  expect(readListingRow([...rowOf({}), '2'], columns).said).toMatchObject({
    parkingSpaces: 2,
    features: expect.arrayContaining(['garage']),
  });
});

it('takes photographs of any number of columns, each address once, in their order', () => {
  const head = ['Ref', 'Fotos', 'foto1', 'Foto 2', 'image_3', 'URL foto 4', 'photo 5 url', 'Precio 1'];
  const columns = guessListingColumns(head);
  expect(columns).toEqual(['reference', ...head.slice(1, 7).map(() => 'photographs'), '']);
  const at = (name: string) => `https://old.example/${name}.jpg`;
  const cells = [
    'A-1',
    `${at('a')}|${at('b,1')} | ${at('a')}`,
    `${at('c')};${at('d')},${at('e;2')}, ${at('f')};`,
    `HTTP://old.example:80/g.jpg\n${at('h')}#x`,
    '',
    'foto.jpg',
    'ftp://old.example/i.jpg',
  ];
  const { notes, images } = readListingRow(cells, columns);
  const names = ['a', 'b,1', 'c', 'd', 'e;2', 'f'].map(at);
  expect(images).toEqual([...names, 'http://old.example/g.jpg', at('h')]);
  expect(notes).toEqual([
    { target: 'photographs', problem: 'photographs', given: 'foto.jpg' },
    { target: 'photographs', problem: 'photographs', given: 'ftp://old.example/i.jpg' },
  ]);
});

it('tells sale from letting by the price that is there', () => {
  const columns = guessListingColumns(['Ref', 'Tipo', 'Precio venta', 'Precio alquiler', 'Ciudad']);
  const kindOf = (...cells: readonly string[]) => readListingRow(cells, columns).said;
  expect(kindOf('1', 'Piso', '200.000', '', 'Madrid')).toMatchObject({ operation: 'sale', price: 200_000 });
  expect(kindOf('1', 'Piso', '', '900', 'Madrid')).toMatchObject({ operation: 'rent', price: 900 });
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it.each([
  ['semicolons, Windows-1252', ';', (text: string) => Buffer.from(text.replaceAll('€', 'EUR'), 'latin1')],
  ['commas, UTF-8 with its mark', ',', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['tabs, UTF-16', '\t', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
] as const)('reads 120 homes with all of these faults: %s', (_, delimiter, encode) => {
  const rows = Array.from({ length: 120 }, (__, position) =>
    rowOf({ ...cases[position % cases.length]?.[1], Referencia: `A-${position}` }),
  );
  // Spreadsheets leave empty rows.
  const lines = [HEAD, ...rows].map((cells) => cells.map(quoted).join(delimiter));
  const file = readCsv(decodeCsv(encode(lines.join('\r\n\r\n'))));
  const read = file?.rows.map(({ cells }) => readListingRow(cells, guessListingColumns(file.head))) ?? [];
  expect(read.length).toBe(120);
  expect(read.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 120 }, () => null));
  expect(read.map(({ notes }) => notes.map(({ problem }) => problem))).toEqual(
    Array.from({ length: 120 }, (__, position) => cases[position % cases.length]?.[3] ?? []),
  );
});
