import { readFileSync } from 'node:fs';
import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';
import { readKyero, readOne } from '@/tests/support/read-kyero';

const surface = (built: string) => ({ surface_area: `<built>${built}</built>` });
const point = (latitude: string, longitude: string) => ({
  location: `<latitude>${latitude}</latitude><longitude>${longitude}</longitude>`,
});
const images = (...urls: readonly string[]) => ({
  images: urls.map((url, index) => `<image id="${index}"><url>${url}</url></image>`).join(''),
});
const catalan = { town: 'Barcelona', province: 'Barcelona', location: null, location_detail: null };

describe('what would mislead a buyer refuses the home', () => {
  it.each<[FeedFields, string]>([
    [{ ref: null }, 'ref'],
    ...[null, '', '0', '-5', 'POA', 'Price on request', '300000-350000', 'desde 250.000', '£250000', '250000 USD'].map(
      (price): [FeedFields, string] => [{ price }, 'price'],
    ),
    ...['1', '10', '1.25', '99999999', '999999999', '2e5', '1,2,3'].map((price): [FeedFields, string] => [
      { price },
      'price',
    ]),
    ...['11111', '123456', '1234567', '12345678', '1111111', '9999999'].map((price): [FeedFields, string] => [
      { price },
      'price',
    ]),
    [{ price: '60', price_freq: 'month' }, 'price'],
    [{ price: '1.250 €/Woche', price_freq: 'month' }, 'price'],
    [{ price: '1.250 €/Monat', price_freq: 'sale' }, 'price'],
    [{ type: 'Fractional villa' }, 'type'],
    ...['Villa plot', 'Apartment block', 'Bloque de apartamento', 'Apartment complex', 'Villa mit Nießbrauch'].map(
      (type): [FeedFields, string] => [{ type }, 'type'],
    ),
    [{ currency: 'EUR/GBP' }, 'currency'],
    [{ price_freq: 'Woche', price: '900' }, 'price_freq'],
    [{ status: 'not sold' }, 'status'],
    [{ price: '250000', price_freq: 'month' }, 'price'],
    [{ price: '250000 €/mes' }, 'price'],
    [{ price: '450 €/week', price_freq: 'rent' }, 'price'],
    [{ price: '1.900 €/mes', price_freq: 'week' }, 'price_freq'],
    ...['GBP', 'USD', '£', '$', 'pounds', 'CHF'].map((currency): [FeedFields, string] => [{ currency }, 'currency']),
    ...[null, '', 'week', 'weekly', 'semana', 'year', 'night', 'day', 'short term', 'rent with option to buy'].map(
      (price_freq): [FeedFields, string] => [{ price_freq, price: '1900' }, 'price_freq'],
    ),
    ...['part_ownership', 'leasehold'].flatMap((field) =>
      [
        '1',
        'true',
        'yes',
        'Y',
        'si',
        'sí',
        'X',
        '50',
        '50%',
        '1/2',
        '0.5',
        '100',
        '✔',
        '?',
        'part',
        'leasehold',
        'unknown',
      ].map((value): [FeedFields, string] => [{ [field]: value }, field]),
    ),
    ...[
      'Castle',
      'constructor',
      'property',
      'Garage',
      'Parking space',
      'Mobile home',
      'Timeshare',
      'Room in a flat',
      '',
    ].map((type): [FeedFields, string] => [{ type }, 'type']),
    ...['', '-', 'N/A', '???', '03724'].map((town): [FeedFields, string] => [{ town }, 'town']),
    ...(
      [
        ['<tenure>Leasehold</tenure>', 'tenure'],
        ['<ownership>50%</ownership>', 'ownership'],
        ['<price currency="GBP">289000</price>', 'currency'],
      ] as const
    ).map(([element, field]): [FeedFields, string] => [{ beds: `3</beds>${element}<beds>3` }, field]),
    [{ country: 'Portugal' }, 'country'],
    [{ status: 'sleeping' }, 'status'],
    [{ town: 'Moraira', location_detail: null, ...point('40.4168', '-3.7038') }, 'location'],
    [{ town: 'Moraira', location_detail: null, ...point('38.5', '1.9') }, 'location'],
    [{ town: 'Moraira', location_detail: null, ...point('28.1', '-15.4') }, 'location'],
    [{ town: 'Altea', location_detail: null, ...point('41.39', '2.17') }, 'location'],
    [point('41.39', '2.17'), 'location'],
  ])('%j: %s', async (changes, field) => {
    const { listings, problems } = await readOne(changes);
    expect(listings).toEqual([]);
    expect(problems.map((problem) => problem.field)).toContain(field);
  });
});

describe('everything else keeps it', () => {
  it.each<[FeedFields, object]>([
    [{ price: '249500.00' }, { price: 249_500 }],
    [{ price: '249500.50' }, { price: 249_501 }],
    [{ price: '249.500' }, { price: 249_500 }],
    [{ price: '1.250.000,50' }, { price: 1_250_001 }],
    [{ price: '293,000.00' }, { price: 293_000 }],
    [{ price: '1 250 000' }, { price: 1_250_000 }],
    [{ price: '1\u00a0250\u202f000 €' }, { price: 1_250_000 }],
    [{ price: "€ 1'250'000" }, { price: 1_250_000 }],
    [{ price: 'EUR 249500' }, { price: 249_500 }],
    [
      { price: '1.250', price_freq: 'month' },
      { price: 1_250, operation: 'rent' },
    ],
    ...['', ' eur ', 'Euro', '€', 'EUROS'].map((currency): [FeedFields, object] => [{ currency }, { price: 289_000 }]),
    ...['SALE', ' sale ', 'Venta', 'For sale'].map((price_freq): [FeedFields, object] => [
      { price_freq },
      { operation: 'sale' },
    ]),
    ...['Month', 'MONTHLY', 'per month', 'mes', 'al mes', 'mensual', 'pcm'].map((price_freq): [FeedFields, object] => [
      { price_freq, price: '900' },
      { operation: 'rent', price: 900 },
    ]),
    ...['900 €/mes', '900€ / month', '900 € al mes', '900 per month', '900 pcm', '€900.00 pcm.'].flatMap((price) =>
      ['month', 'rent', 'To let', null].map((price_freq): [FeedFields, object] => [
        { price, price_freq },
        { operation: 'rent', price: 900 },
      ]),
    ),
    ...[null, ''].map((price_freq): [FeedFields, object] => [{ price_freq }, { operation: 'sale', price: 289_000 }]),
    [{ status: 'To let' }, { status: 'available' }],
    [{ status: 'Sold subject to contract' }, { status: 'reserved' }],
    [{ status: 'SSTC' }, { status: 'reserved' }],
    ...['0', '', 'no', 'No', 'false', 'N', 'freehold'].map((leasehold): [FeedFields, object] => [
      { leasehold },
      { price: 289_000 },
    ]),
    ...['Eur.', 'EUR (€)', '€UR', 'Euro (EUR)'].map((currency): [FeedFields, object] => [
      { currency },
      { price: 289_000 },
    ]),
    ...['zu verkaufen', 'Te koop', 'À vendre', 'Sales'].map((price_freq): [FeedFields, object] => [
      { price_freq },
      { operation: 'sale' },
    ]),
    ...['pro Monat', 'par mois', 'per maand'].map((price_freq): [FeedFields, object] => [
      { price_freq, price: '900' },
      { operation: 'rent', price: 900 },
    ]),
    [
      { price: '900 €/Monat', price_freq: 'zu vermieten' },
      { operation: 'rent', price: 900 },
    ],
    [{ price: '249500.0000' }, { price: 249_500 }],
    [{ price: '249500.000' }, { price: 249_500 }],
    [{ price: '249500 EUR.' }, { price: 249_500 }],
    [{ status: 'Gereserveerd' }, { status: 'reserved' }],
    [{ status: 'Verkauft' }, { status: 'sold' }],
    [{ status: 'Price reduced' }, { status: 'available' }],
    [{ status: 'No longer available' }, { status: 'withdrawn' }],
    [{ date: '2026-01-30' }, { updated: '2026-01-30' }],
    [{ date: null }, { updated: null }],
    [{ date: '2031-01-01 10:00:00' }, { updated: null }],
    [{ type: 'Apartment with terrace' }, { type: 'apartment' }],
    [{ type: 'Luxury Penthouse' }, { type: 'penthouse' }],
    [{ type: 'town_house' }, { type: 'house' }],
    [{ type: 'Villa with garage' }, { type: 'villa' }],
    [{ type: 'Plot for villa' }, { type: 'land' }],
    [{ type: 'Apartment with shared pool' }, { type: 'apartment' }],
    [{ type: 'Building plot', surface_area: '<plot>900</plot>' }, { type: 'land' }],
    [surface('85.5'), { builtArea: 86 }],
    [surface('85,4'), { builtArea: 85 }],
    [surface('85.00'), { builtArea: 85 }],
    [surface('85 m2'), { builtArea: 85 }],
    [surface('85 m²'), { builtArea: 85 }],
    [surface('85sqm'), { builtArea: 85 }],
    [surface('85 mts'), { builtArea: 85 }],
    [surface('1.200'), { builtArea: 1_200 }],
    [surface('85 qm'), { builtArea: 85 }],
    [surface('85 mètres carrés'), { builtArea: 85 }],
    [surface('85.5000'), { builtArea: 86 }],
    [surface('ca. 85'), { builtArea: 85 }],
    [surface('915 sq ft'), { builtArea: null }],
    [{ surface_area: '<built>85</built><plot>2,5 ha</plot>' }, { plotArea: 25_000 }],
    [surface('0'), { builtArea: null }],
    [surface('-5'), { builtArea: null }],
    [surface('85.125'), { builtArea: null }],
    [{ surface_area: null }, { builtArea: null, plotArea: null }],
    [{ beds: '3+1' }, { bedrooms: 3 }],
    [{ beds: '2.0' }, { bedrooms: 2 }],
    [{ beds: '3½' }, { bedrooms: 3 }],
    [{ beds: '3 (2 doubles)' }, { bedrooms: 3 }],
    [{ beds: '３' }, { bedrooms: 3 }],
    [{ beds: '2-3' }, { bedrooms: null }],
    [{ beds: '3 beds' }, { bedrooms: 3 }],
    [{ baths: '1.5' }, { bathrooms: 1 }],
    [{ beds: 'Studio' }, { bedrooms: 0 }],
    [
      { beds: '', type: 'Studio' },
      { bedrooms: 0, type: 'apartment' },
    ],
    [{ beds: '' }, { bedrooms: null }],
    [{ beds: 'three' }, { bedrooms: null }],
    [{ beds: '-1' }, { bedrooms: null }],
    [{ baths: '250' }, { bathrooms: null }],
    ...['yes', 'true', 'Si', 'sí', 'Y', '2', 'private'].map((pool): [FeedFields, object] => [
      { pool },
      { pool: 'pool' },
    ]),
    ...['no', 'false', 'N', '0', '', 'maybe'].map((pool): [FeedFields, object] => [{ pool }, { pool: null }]),
    ...['communal', 'Comunitaria', 'Communal pool'].map((pool): [FeedFields, object] => [
      { pool },
      { pool: 'shared-pool' },
    ]),
    [{ new_build: 'true' }, { isNewBuild: true }],
    [{ new_build: 'si' }, { isNewBuild: true }],
    [{ new_build: 'who knows' }, { isNewBuild: false }],
    ...[
      'Costa Blanca South',
      'Alicante/Alacant',
      'ALACANT',
      'Alicante (Costa Blanca)',
      'Costa Blanca',
      'Valencia/València',
      'Comunidad Valenciana',
      'Castelló',
    ].map((province): [FeedFields, object] => [{ province, location: null }, { region: 'valencian-community' }]),
    ...['Girona', 'Gerona', 'Lérida', 'Tarragona', 'Cataluña', 'Barcelona (Catalunya)'].map(
      (province): [FeedFields, object] => [{ ...catalan, province }, { region: 'catalonia' }],
    ),
    [{ province: '', town: 'Moraira', location: null }, { region: 'valencian-community' }],
    [{ province: 'Granada' }, { region: null }],
    [{ province: 'N/A' }, { region: 'valencian-community' }],
    [{ province: 'Murcia / Alicante' }, { region: 'valencian-community' }],
    [{ province: 'Barcelona o Madrid', location: null }, { region: null }],
    ...[
      'SPAIN',
      'ES',
      'ESP',
      'España',
      'Espana',
      'Espanya',
      'Spanien',
      'Espagne',
      'Spanje',
      'Kingdom of Spain',
      '',
    ].map((country): [FeedFields, object] => [{ country }, { town: 'Xàbia' }]),
    ...['X', 'x', '', 'In progress', 'A+', 'H'].map((letter): [FeedFields, object] => [
      { energy_rating: `<consumption>${letter}</consumption><emissions>e</emissions>` },
      { energy: { consumption: null, emissions: 'E' } },
    ]),
    ...['Clase E', 'E (123 kWh)', 'E - 123,4', '"e"', 'E.'].map((letter): [FeedFields, object] => [
      { energy_rating: `<consumption>${letter}</consumption>` },
      { energy: { consumption: 'E' } },
    ]),
    [point('38,789', '0,166'), { latitude: 38.789, longitude: 0.166 }],
    [point('38.789N', '0.166 E'), { latitude: 38.789, longitude: 0.166 }],
    [point('0.166', '38.789'), { latitude: 38.789, longitude: 0.166 }],
    // Kyero writes 0 for unknown coordinates, so a location at exactly 0° is lost.
    ...['0', '0.0', '0,000'].map((longitude): [FeedFields, object] => [
      point('38.789', longitude),
      { latitude: null, longitude: null },
    ]),
    [point('38.789', '0.0001'), { latitude: 38.789, longitude: 0.0001 }],
    [point('0', '0'), { latitude: null, longitude: null }],
    [point('', ''), { latitude: null, longitude: null }],
    [point('52.5', '13.4'), { latitude: null, longitude: null }],
    [point('+38.789', '+0.166'), { latitude: 38.789, longitude: 0.166 }],
    [point('38°47′20.4″N', "0° 9' 57.6'' E"), { latitude: 38.789, longitude: 0.166 }],
    [point(`38.789${'0'.repeat(30)}`, '0,166'), { latitude: 38.789, longitude: 0.166 }],
    [point('-38.789', '0.166'), { latitude: null, longitude: null }],
    [point('north', '0.166'), { latitude: null, longitude: null }],
    [
      { town: 'Moraira', location_detail: null, ...point('38.6', '0.3') },
      { latitude: null, longitude: null },
    ],
    [{ desc: null }, { description: {} }],
    [{ desc: '<de>Villa</de>' }, { description: {} }],
    [{ desc: 'Villa' }, { description: {} }],
    [{ desc: '<en><p>A <b>villa</b></p><ul><li>Pool</li></ul></en>' }, { description: { en: 'A villa\n\nPool' } }],
    [{ desc: '<en>Terrace <br> and view &nbsp;&eacute;</en>' }, { description: { en: 'Terrace\nand view \u00a0é' } }],
    [{ desc: '<en><![CDATA[<div>One</div><div>Two</div>]]></en>' }, { description: { en: 'One\n\nTwo' } }],
    [{ town: 'A & B &nbsp;C' }, { town: 'A & B C' }],
    [{ desc: '<en>Terrace\u000bwith &#11;view</en>' }, { description: { en: 'Terrace with view' } }],
    [{ desc: '<en>a&#0;b &#xD83D;&#xDE00;c</en>' }, { description: { en: 'a b c' } }],
    [{ desc: '<en>&#145;a&#146; &#150; 60&#128;</en>' }, { description: { en: '‘a’ – 60€' } }],
    [{ desc: '<EN>Villa</EN><es-ES>Casa</es-ES>' }, { description: { en: 'Villa', es: 'Casa' } }],
    [{ desc: '<en_GB><![CDATA[<p>Villa</p>]]></en_GB>' }, { description: { en: 'Villa' } }],
    [{ ref: 'KY&#0;45' }, { reference: 'KY 45' }],
    ...['N/A', '-', '0', '\u200b'].map((id): [FeedFields, object] => [{ id }, { feedId: 'KY-45' }]),
    [{ id: null }, { feedId: 'KY-45', reference: 'KY-45' }],
    [
      images('/relative.jpg', 'www.x.example/1.jpg', 'data:x', 'javascript:alert(1)', 'https://a.example/good.jpg'),
      { images: ['https://a.example/good.jpg'] },
    ],
    [
      images('https://A.example:443/1.jpg', 'https://a.example/1.jpg#x', ' https://a.example/1.jpg '),
      { images: ['https://a.example/1.jpg'] },
    ],
    [images('https://a.example/with space.jpg'), { images: ['https://a.example/with%20space.jpg'] }],
    [
      { images: '<image>https://a.example/1.jpg</image><image1><url>https://a.example/2.jpg</url></image1>' },
      { images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
    ],
    [{ images: null }, { images: [] }],
  ])('%j: %j', async (changes, expected) => {
    const { listings, problems } = await readOne(changes);
    expect(problems).toEqual([]);
    expect(listings[0]).toMatchObject(expected);
  });

  it('at its first 50 images and features', async () => {
    const many = Array.from({ length: 200 }, (_, index) => `https://a.example/${index}.jpg`);
    const { listings, notes } = await readOne({
      ...images(...many),
      features: Array.from({ length: 51 }, (_, index) => `<feature>Feature ${index}</feature>`).join(''),
    });
    expect(listings[0]?.images).toEqual(many.slice(0, 50));
    expect(listings[0]?.features).toHaveLength(50);
    expect(notes.map(({ field }) => field)).toEqual(['features/feature', 'images/image/url']);
  });
});

describe('what is left out or cut is told', () => {
  it.each<[FeedFields, string, string]>([
    [{ id: null }, 'id', 'missing'],
    [{ date: 'yesterday' }, 'date', 'yesterday'],
    [{ province: 'Granada' }, 'province', 'Granada'],
    [{ beds: '3+1' }, 'beds', 'read as 3'],
    [{ beds: 'three' }, 'beds', 'three'],
    [surface('big'), 'surface_area/built', 'big'],
    [{ pool: 'maybe' }, 'pool', 'maybe'],
    [{ energy_rating: '<consumption>A+</consumption>' }, 'energy_rating/consumption', 'A+'],
    [point('0.166', '38.789'), 'location', 'swapped'],
    [point('52.5', '13.4'), 'location', '52.5, 13.4'],
    [{ town: 'Moraira', location_detail: null, ...point('38.6', '0.3') }, 'location', 'in the sea'],
    [{ desc: 'Villa' }, 'desc', 'language'],
    [images('/relative.jpg', 'https://a.example/1.jpg'), 'images/image/url', '/relative.jpg'],
    [images('https://a.example/1.jpg?key=secret', 'https://a.example/1.jpg?key=secret'), 'images/image/url', 'twice'],
    [{ town: 'Xàbia</town><town>Dénia' }, 'town', 'twice'],
  ])('%j', async (changes, field, words) => {
    const { notes } = await readOne(changes);
    expect(notes.find((note) => note.field === field)?.message).toContain(words);
    expect(JSON.stringify(notes)).not.toContain('secret');
  });

  it('with reference and line', async () => {
    const feed = kyeroFeed([kyeroProperty({ id: '1', ref: 'A' }), kyeroProperty({ id: '2', ref: 'B', beds: 'many' })]);
    const line = feed.split('\n').findIndex((text) => text.includes('many')) + 1;
    expect((await readKyero(feed, 50)).notes).toEqual([
      { line, listing: 'ref B', field: 'beds', message: expect.stringContaining('many') as string },
    ]);
  });
});

it('speaks in our words, whatever stands in a field', async () => {
  const fields = [
    'id',
    'date',
    'ref',
    'price',
    'currency',
    'price_freq',
    'new_build',
    'type',
    'town',
    'province',
    'country',
    'location',
    'location_detail',
    'beds',
    'baths',
    'pool',
    'surface_area',
    'energy_rating',
    'desc',
    'features',
    'images',
    'part_ownership',
    'leasehold',
    'status',
  ] as const;
  const nasty = [
    '',
    'NaN',
    '-1',
    '1e999',
    '\u0000\u202e',
    'x'.repeat(3_000),
    '<a><b>1</b></a>',
    '[object Object]',
    '__proto__',
    '🏠',
    '٣',
  ];
  for (const field of fields) {
    for (const value of nasty) {
      const { notes, problems } = await readOne({ [field]: value });
      for (const { message } of [...notes, ...problems]) {
        expect(message).not.toMatch(
          /invalid|expected|received|undefined|null|NaN|zod/i.test(value)
            ? /expected|received/i
            : /invalid|expected|received|undefined|null/i,
        );
        expect(message.length).toBeLessThan(250);
      }
    }
  }
});

describe('faults of one home', () => {
  it('do not cost the others', async () => {
    const feed = kyeroFeed([
      kyeroProperty({ id: '1', ref: 'A', type: 'Garage' }),
      kyeroProperty({ id: '2', ref: 'B' }),
      kyeroProperty({ id: '3', ref: 'C', price_freq: 'week' }),
    ]);
    const { problems, listings } = await readKyero(feed);
    expect(problems.map(({ listing, field }) => [listing, field])).toEqual([
      ['ref A', 'type'],
      ['ref C', 'price_freq'],
    ]);
    expect(listings.map(({ reference }) => reference)).toEqual(['B']);
  });

  it('an id or reference stands once', async () => {
    const { problems } = await readKyero(
      kyeroFeed([
        kyeroProperty({ id: '1', ref: 'A' }),
        kyeroProperty({ id: '1', ref: 'B' }),
        kyeroProperty({ id: '2', ref: 'A' }),
      ]),
    );
    expect(problems.map(({ field, listing, message }) => [field, listing, message])).toEqual([
      ['id', 'ref B', expect.stringContaining('has already been used, by the home in line 4')],
      ['ref', 'ref A', expect.stringContaining('has already been used, by the home in line 4')],
    ]);
  });
});

describe('a film and a tour', () => {
  it.each([
    [{ video_url: 'https://youtu.be/abc?t=1' }, { video: 'https://youtu.be/abc?t=1', tour: null }],
    [{ virtual_tour_url: ' https://tours.example/1 ' }, { video: null, tour: 'https://tours.example/1' }],
  ])('are linked: %j', async (fields, found) => {
    const { listings, notes } = await readOne(fields);
    expect(listings[0]).toMatchObject(found);
    expect(notes).toEqual([]);
  });

  it.each(['http://tours.example/1', 'javascript:alert(1)', 'yes', 'https://me:key@tours.example/'])(
    'are left out and noted where there is no safe address: %s',
    async (address) => {
      const { listings, notes } = await readOne({ virtual_tour_url: address });
      expect(listings[0]).toMatchObject({ tour: null });
      expect(notes.map(({ field }) => field)).toEqual(['virtual_tour_url']);
    },
  );
});

describe('a value in several languages', () => {
  it.each<[FeedFields, object]>([
    [{ type: '<es>Ático</es><en>Penthouse</en>' }, { type: 'penthouse' }],
    [{ type: '<ru>Пентхаус</ru><es>Ático</es>' }, { type: 'penthouse' }],
    [{ type: '<de>Reihenhaus</de>' }, { type: 'house' }],
    [{ type: '<en/><es>Piso</es>' }, { type: 'apartment' }],
    [{ price_freq: '<en>For sale</en><es>En venta</es>' }, { operation: 'sale' }],
    [{ town: '<es>Jávea</es><en>Javea</en>' }, { town: 'Javea' }],
    [{ pool: '<es>Sí</es>' }, { pool: 'pool' }],
    [{ status: '<es>Reservado</es><en>Reserved</en>' }, { status: 'reserved' }],
    [
      { desc: '<es-ES>Una villa.</es-ES><en-GB>A villa.</en-GB>' },
      { description: { es: 'Una villa.', en: 'A villa.' } },
    ],
    [{ features: '<feature><en>Garage</en><es>Garaje</es></feature>' }, { features: ['Garage', 'Garaje'] }],
    [{ features: '<es><feature>Garaje</feature></es><de><feature>Garten</feature></de>' }, { features: ['Garaje'] }],
    [{ features: '<es>Garaje, Jardín</es>' }, { features: ['Garaje', 'Jardín'] }],
    [{ features: '<de><feature>Garten</feature></de>' }, { features: ['Garten'] }],
  ])('%j reads %j', async (changes, expected) => {
    const { listings, notes, problems } = await readOne(changes);
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    expect(listings).toEqual([expect.objectContaining(expected)]);
  });

  it('is told apart by an attribute too', async () => {
    const property = kyeroProperty().replace(
      /<desc>.*<\/desc>/,
      '<desc lang="en">A villa.</desc><desc lang="es">Una villa.</desc>',
    );
    const { listings, notes } = await readKyero(kyeroFeed([property]));
    expect([listings[0]?.description, notes]).toEqual([{ en: 'A villa.', es: 'Una villa.' }, []]);
  });

  it.each<[FeedFields, string]>([
    [{ type: '<en>Villa</en><es>Villa (50 %)</es>' }, 'type'],
    [{ type: '<en>Castle</en><es>Castillo</es>' }, 'type'],
    [{ price_freq: '<en>Sale</en><es>Alquiler</es>' }, 'price_freq'],
  ])('refuses %j', async (changes, field) => {
    const { listings, problems } = await readOne(changes);
    expect(listings).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ field, message: expect.stringMatching(/is “/) })]);
  });
});

describe('price_freq', () => {
  const freq = async (price_freq: string, price: string) => readOne({ price_freq, price });

  it('notes that a month is assumed', async () => {
    const { listings, notes } = await freq('rent_long', '1200');
    expect(listings).toEqual([expect.objectContaining({ operation: 'rent', price: 1_200 })]);
    expect(notes.map(({ field, message }) => `${field} ${message}`)).toEqual([
      'price_freq is “rent_long”: treated as a monthly rent',
    ]);
  });

  it('takes a sale of a new build for one, and notes that its own field says no', async () => {
    const { listings, notes } = await freq('sale_new', '250000');
    expect(listings).toEqual([expect.objectContaining({ operation: 'sale', isNewBuild: true })]);
    expect(notes.map(({ field }) => field)).toEqual(['price_freq']);
  });

  it('tells a period that is not taken from words that are not known', async () => {
    const messages = await Promise.all(
      ['rent_short', 'traspaso'].map(async (word) => (await freq(word, '900')).problems.map(({ message }) => message)),
    );
    expect(messages).toEqual([
      [expect.stringMatching(/“rent_short”: weekly, daily/)],
      [expect.stringMatching(/“traspaso”: it must be sale/)],
    ]);
  });

  it('reads the words of an exporter', async () => {
    const { listings, problems } = await readKyero(readFileSync('tests/fixtures/field/feeds/O07-freq-words.xml'));
    expect(listings.map(({ isNewBuild, operation, reference }) => [reference, operation, isNewBuild])).toEqual([
      ['FW-0', 'rent', false],
      ['FW-1', 'rent', false],
      ['FW-2', 'sale', false],
      ['FW-3', 'sale', false],
      ['FW-4', 'sale', false],
      ['FW-6', 'sale', true],
    ]);
    expect(problems.map(({ field, listing }) => [listing, field])).toEqual([['ref FW-5', 'price_freq']]);
  });
});

it.each([
  ['<built>120</built><useful>98</useful>', 98],
  ['<usable>98 m²</usable><built>120</built>', 98],
  ['<built>120</built><util/>', null],
  ['<built>120</built><useful>0</useful>', null],
  ['<useful>98,4</useful>', 98],
])('the usable area of %s is %p', async (surface_area, usableArea) => {
  const { listings, notes } = await readOne({ surface_area });
  expect([listings[0]?.usableArea, notes]).toEqual([usableArea, []]);
});

it('leaves out a usable area above the built one', async () => {
  const { listings, notes } = await readOne({ surface_area: '<built>120</built><useful>980</useful>' });
  expect(listings).toEqual([expect.objectContaining({ builtArea: 120, usableArea: null })]);
  expect(notes.map(({ field }) => field)).toEqual(['surface_area/useful']);
});

it('is not harmed by empty elements', async () => {
  const { listings, problems } = await readOne({
    ...{ part_ownership: '', leasehold: '', new_build: '', location: '', location_detail: '', pool: '', status: '' },
    ...{
      surface_area: '<built/><plot/>',
      energy_rating: '<consumption/><emissions/>',
      features: '',
      images: '<image/>',
    },
    ...{ desc: '<en/><es/>', url: '<es/>', beds: '', baths: '', extra: '<kyero/><notes/>', id: '', date: '' },
  });
  expect(problems).toEqual([]);
  expect(listings).toEqual([expect.objectContaining({ reference: 'KY-45', description: {}, images: [] })]);
});
