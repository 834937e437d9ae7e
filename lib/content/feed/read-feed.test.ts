/** @jest-environment node */
import { kyeroFeed, kyeroProperty, type FeedHome } from '@/tests/support/kyero-feed';
import { readFeed } from './read-feed';
import type { ImportedHome } from '@/content/types/imported';

async function read(feed: string | Uint8Array, chunkSize = 1_000) {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  const homes: ImportedHome[] = [];
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize);
  }
  const result = await readFeed(chunks(), (home) => homes.push(home));
  return { ...result, homes };
}

const one = (changes: FeedHome = {}) => read(kyeroFeed([kyeroProperty(changes)]));

describe('a whole feed', () => {
  it('becomes homes in the types of the site', async () => {
    const { homes, problems } = await one();
    expect(problems).toEqual([]);
    expect(homes).toEqual([
      {
        feedId: '45',
        reference: 'KY-45',
        updated: '2026-11-18',
        operation: 'sale',
        type: 'villa',
        isNewBuild: false,
        price: 289_000,
        region: 'valencian-community',
        province: 'Alicante',
        town: 'Xàbia',
        place: 'Tosalet',
        latitude: 38.789,
        longitude: 0.166,
        bedrooms: 3,
        bathrooms: 2,
        hasPool: true,
        builtArea: 178,
        plotArea: 800,
        energy: { consumption: 'D', emissions: null },
        description: { en: 'A villa & a pool. Bright', es: 'Una villa con piscina.' },
        features: ['Sea view', 'Garage'],
        pictures: ['https://agency.example/1.jpg', 'https://agency.example/2.jpg'],
        page: 'https://agency.example/en/45',
      },
    ]);
  });

  it.each([
    ['Apartment', 'apartment'],
    [' ático ', 'penthouse'],
    ['Town House', 'house'],
    ['Semi-detached', 'house'],
    ['LOCAL COMERCIAL', 'commercial'],
    ['Dúplex', 'duplex'],
  ])('reads the type %s', async (type, expected) => {
    expect((await one({ type })).homes[0]?.type).toBe(expected);
  });

  it('reads a letting, a plot, and what nobody knows', async () => {
    const { homes } = await read(
      kyeroFeed([
        kyeroProperty({
          id: '1',
          ref: 'A',
          price_freq: 'month',
          price: '1450',
          province: 'Barcelona',
          pool: '',
          beds: null,
        }),
        kyeroProperty({ id: '2', ref: 'B', type: 'Plot', surface_area: '<built>0</built><plot>900</plot>', url: null }),
        kyeroProperty({
          id: '3',
          ref: 'C',
          location: '<latitude>0</latitude><longitude>0</longitude>',
          energy_rating: null,
        }),
      ]),
    );
    expect(homes[0]).toMatchObject({ operation: 'rent', region: 'catalonia', hasPool: false, bedrooms: 0 });
    expect(homes[1]).toMatchObject({ type: 'land', builtArea: null, plotArea: 900, page: null });
    expect(homes[2]).toMatchObject({ latitude: null, longitude: null, energy: { consumption: null, emissions: null } });
  });

  it('may hold an agent and elements of other programs, in any order, in pieces of any size', async () => {
    const feed = kyeroFeed([
      '<agent><id>1</id><name>Agency</name></agent>',
      kyeroProperty({ extra: '<cadastralRef>1234</cadastralRef><address>Calle 1</address>' }),
    ]);
    expect((await read(feed, 1)).homes).toHaveLength(1);
    expect((await read(feed.replaceAll('\n', '\r\n'), 7)).homes).toHaveLength(1);
  });

  it('hands out hundreds of homes', async () => {
    const feed = kyeroFeed(
      Array.from({ length: 800 }, (_, index) => kyeroProperty({ id: `${index}`, ref: `R${index}` })),
    );
    const { homes, problemCount } = await read(feed, 65_536);
    expect(problemCount).toBe(0);
    expect(new Set(homes.map(({ reference }) => reference)).size).toBe(800);
  });
});

describe('a home that cannot be taken', () => {
  it.each<[FeedHome, string, string]>([
    [{ id: null }, 'id', 'must not be empty; it is missing'],
    [{ id: 'x'.repeat(51) }, 'id', 'at most 50 characters'],
    [{ ref: null }, 'ref', 'it is missing'],
    [{ date: '18/11/2026' }, 'date', 'must be a date'],
    [{ date: '2026-13-01 00:00:00' }, 'date', 'must be a date'],
    [{ price: null }, 'price', 'it is missing'],
    [{ price: 'x' }, 'price', 'must be a whole number of euros, is “x”'],
    [{ price: '250.000' }, 'price', 'must be a whole number of euros, is “250.000”'],
    [{ price: '0' }, 'price', 'must be more than 0'],
    [{ price: '-5' }, 'price', 'must be a whole number of euros'],
    [{ price: '999999999' }, 'price', 'must be at most'],
    [{ price_freq: 'week' }, 'price_freq', 'must be sale or month, is “week”'],
    [{ currency: 'GBP' }, 'currency', 'must be EUR, is “GBP”'],
    [{ type: 'Castle' }, 'type', 'is not a type of home we know, is “Castle”'],
    [{ type: 'constructor' }, 'type', 'is not a type'],
    [{ province: 'Granada' }, 'province', 'is in no region'],
    [{ town: '' }, 'town', 'must not be empty'],
    [{ country: 'Portugal' }, 'country', 'must be Spain'],
    [{ beds: 'three' }, 'beds', 'is “three”'],
    [{ beds: '-1' }, 'beds', 'is “-1”'],
    [{ baths: '100' }, 'baths', 'must be at most 99'],
    [{ pool: 'yes' }, 'pool', 'must be 0 or 1'],
    [{ new_build: 'true' }, 'new_build', 'must be 0 or 1'],
    [{ surface_area: null }, 'surface_area/built', 'must be there for a villa'],
    [{ surface_area: '<built>12,5</built>' }, 'surface_area/built', 'must be whole square metres'],
    [{ type: 'Land', surface_area: '<built>0</built>' }, 'surface_area/plot', 'must be there for land'],
    [{ energy_rating: '<consumption>H</consumption>' }, 'energy_rating/consumption', 'is “H”'],
    [{ location: '<latitude>51.5</latitude><longitude>0.1</longitude>' }, 'location/latitude', 'is not in Spain'],
    [{ desc: null }, 'desc', 'must be there in English or Spanish'],
    [{ desc: '<de>Villa</de>' }, 'desc', 'must be there in English or Spanish'],
    [{ images: '<image id="1"><url>javascript:alert(1)</url></image>' }, 'images/image/url', 'http'],
    [{ part_ownership: '1' }, 'part_ownership', 'whole homes'],
    [{ price: '1</price><price>2' }, 'price', 'stands there twice'],
  ])('%j is told with its field', async (changes, field, message) => {
    const { homes, problems } = await one(changes);
    expect(homes.length === 0 || field === 'price').toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    const told = problems.find((problem) => problem.field === field);
    expect(told?.message).toContain(message);
  });

  it('is told with the line of its field', async () => {
    const feed = kyeroFeed([kyeroProperty({ id: '1', ref: 'A' }), kyeroProperty({ id: '2', ref: 'B', price: 'free' })]);
    const line = feed.split('\n').findIndex((text) => text.includes('free')) + 1;
    expect((await read(feed)).problems).toEqual([
      { line, home: 'ref B', field: 'price', message: 'must be a whole number of euros, is “free”' },
    ]);
  });

  it('is told together with all others, up to a hundred', async () => {
    const bad = Array.from({ length: 150 }, (_, index) =>
      kyeroProperty({ id: `${index}`, ref: `R${index}`, type: 'Castle' }),
    );
    const { problems, problemCount, homes } = await read(kyeroFeed(bad));
    expect(problems).toHaveLength(100);
    expect(problemCount).toBe(150);
    expect(homes).toEqual([]);
  });

  it('may not use the id or the reference of another', async () => {
    const { problems } = await read(
      kyeroFeed([
        kyeroProperty({ id: '1', ref: 'A' }),
        kyeroProperty({ id: '1', ref: 'B' }),
        kyeroProperty({ id: '2', ref: 'A' }),
      ]),
    );
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['id', expect.stringContaining('was used before, by the home in line 4')],
      ['ref', expect.stringContaining('was used before, by the home in line 4')],
    ]);
  });

  it('shows no control characters of a value', async () => {
    const { problems } = await one({ type: 'Cas\n\n  tle' });
    expect(problems[0]?.message).toContain('“Cas tle”');
  });
});

describe('what is no feed', () => {
  const bomb = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );
  it.each([
    ['nothing', '', 'not well-formed'],
    ['words', 'not a feed', 'not well-formed'],
    ['a cut-off feed', kyeroFeed([kyeroProperty()]).slice(0, -40), 'not well-formed'],
    ['an unescaped &', kyeroFeed([kyeroProperty({ town: 'A & B' })]), 'not well-formed'],
    ['an unknown entity', kyeroFeed([kyeroProperty({ town: 'A&nbsp;B' })]), 'not well-formed'],
    ['another root', '<feed><property/></feed>', 'begins with <feed>'],
    ['no version', '<root><property/></root>', 'no <kyero><feed_version>'],
    ['version 2', kyeroFeed([kyeroProperty()], { version: '2.1' }), 'version 2.1'],
    ['no homes', kyeroFeed([]), 'holds no property'],
    ['a home without end', `${kyeroFeed([]).replace('</root>', '')}<property>${'<a>'.repeat(20)}`, 'nested deeper'],
    [
      'a file from the disk',
      kyeroFeed([kyeroProperty({ town: '&x;' })], {
        head: '<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      'document type',
    ],
    [
      'an entity bomb',
      kyeroFeed([kyeroProperty({ town: '&l9;' })], { head: `<!DOCTYPE root [<!ENTITY l0 "lol">${bomb}]>` }),
      'document type',
    ],
    ['an endless text', kyeroFeed([kyeroProperty({ town: 'a'.repeat(200_000) })]), 'more than 100000 characters'],
    ['an endless comment', `<root><!--${'a'.repeat(1_200_000)}`, 'without a tag'],
    ['another encoding', '<?xml version="1.0" encoding="EBCDIC-CP-ES"?><root/>', 'EBCDIC-CP-ES'],
  ])('%s is refused', async (_, feed, message) => {
    const { homes, problems } = await read(feed, 65_536);
    expect(problems.at(-1)?.message).toContain(message);
    expect(problems.at(-1)?.line).toBeGreaterThan(0);
    if (!feed.includes('<property>')) expect(homes).toEqual([]);
  });
});

describe('encodings', () => {
  const feed = (encoding: string) =>
    kyeroFeed([kyeroProperty({ town: 'Dénia' })], { head: `<?xml version="1.0" encoding="${encoding}"?>` });

  it('reads UTF-8 with a byte order mark', async () => {
    expect((await read(`\uFEFF${feed('UTF-8')}`)).homes[0]?.town).toBe('Dénia');
  });

  it('reads a letter that two pieces share', async () => {
    expect((await read(feed('utf-8'), 1)).homes[0]?.town).toBe('Dénia');
  });

  it.each(['ISO-8859-1', 'windows-1252'])('reads %s', async (encoding) => {
    const ascii = feed(encoding).replace('Xàbia', '').normalize();
    expect((await read(Buffer.from(ascii, 'latin1'))).homes[0]?.town).toBe('Dénia');
  });

  it('reads UTF-16', async () => {
    expect((await read(Buffer.from(`\uFEFF${feed('UTF-16')}`, 'utf16le'))).homes[0]?.town).toBe('Dénia');
  });

  it('refuses bytes that are not what the feed declares, with their line', async () => {
    const text = feed('UTF-8');
    const line = text.split('\n').findIndex((row) => row.includes('Dénia')) + 1;
    const { problems } = await read(Buffer.from(text, 'latin1'), 100);
    expect(problems).toEqual([{ line, home: null, field: null, message: expect.stringContaining('not utf-8') }]);
  });
});
