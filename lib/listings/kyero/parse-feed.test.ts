import { readFileSync } from 'node:fs';
import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';
import { readKyero, readOne } from '@/tests/support/read-kyero';
import { parseFeed, type FeedItem } from './parse-feed';

describe('a whole feed', () => {
  it('becomes listings in our types', async () => {
    const { listings, problems } = await readOne();
    expect(problems).toEqual([]);
    expect(listings).toEqual([
      {
        feedId: '45',
        reference: 'KY-45',
        updated: '2026-11-18',
        operation: 'sale',
        status: 'available',
        type: 'villa',
        isNewBuild: false,
        hasOwnershipDoubt: false,
        price: 289_000,
        region: 'valencian-community',
        province: 'Alicante',
        provinceId: '03',
        town: 'Xàbia',
        place: 'Tosalet',
        latitude: 38.789,
        longitude: 0.166,
        bedrooms: 3,
        bathrooms: 2,
        pool: 'pool',
        builtArea: 178,
        usableArea: null,
        plotArea: 800,
        energy: { consumption: 'D', emissions: null },
        description: { en: 'A villa & a pool. Bright', es: 'Una villa con piscina.' },
        otherTexts: {},
        features: ['Sea view', 'Garage'],
        images: ['https://agency.example/1.jpg', 'https://agency.example/2.jpg'],
        video: null,
        tour: null,
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
    expect((await readOne({ type })).listings[0]?.type).toBe(expected);
  });

  it('reads a letting, a plot, and unknown values', async () => {
    const { listings } = await readKyero(
      kyeroFeed([
        kyeroProperty({
          id: '1',
          ref: 'A',
          price_freq: 'month',
          price: '1450',
          province: 'Barcelona',
          pool: '',
          beds: null,
          location: null,
        }),
        kyeroProperty({ id: '2', ref: 'B', type: 'Plot', surface_area: '<built>0</built><plot>900</plot>' }),
        kyeroProperty({
          id: '3',
          ref: 'C',
          location: '<latitude>0</latitude><longitude>0</longitude>',
          energy_rating: null,
        }),
      ]),
    );
    expect(listings[0]).toMatchObject({ operation: 'rent', region: 'catalonia', pool: null, bedrooms: null });
    expect(listings[1]).toMatchObject({ type: 'land', builtArea: null, plotArea: 900 });
    expect(listings[2]).toMatchObject({
      latitude: null,
      longitude: null,
      energy: { consumption: null, emissions: null },
    });
  });

  it('accepts agents and unknown elements, in any order and chunk size', async () => {
    const feed = kyeroFeed([
      '<agent><id>1</id><name>Agency</name></agent>',
      kyeroProperty({ extra: '<cadastralRef>1234</cadastralRef><address>Calle 1</address>' }),
    ]);
    expect((await readKyero(feed, 1)).listings).toHaveLength(1);
    expect((await readKyero(feed.replaceAll('\n', '\r\n'), 7)).listings).toHaveLength(1);
  });

  it('accepts a namespace with a prefix, capitals, and a version in other spellings', async () => {
    const feed = kyeroFeed([kyeroProperty()]);
    const prefixed = feed
      .replace(/<(\/?)(?=\w)/g, '<$1k:')
      .replace('<k:root>', '<k:root xmlns:k="https://a.example/k">');
    const capitals = feed.replace(/<(\/?)(root|property|ref|kyero|feed_version)>/g, (tag) => tag.toUpperCase());
    const versions = ['v3', '3,1', '3.9.1'].map((version) => feed.replace('>3<', `>${version}<`));
    for (const one of [prefixed, capitals, ...versions]) {
      expect((await readKyero(one)).listings.map(({ reference }) => reference)).toEqual(['KY-45']);
    }
  });

  const block = '<kyero><feed_version>3</feed_version></kyero>';
  it.each([
    ['another program’s block', '<xml_mediaelx>\n<feed_version>3</feed_version>\n</xml_mediaelx>'],
    ['a block that counts its own versions', '<export><version>7.2</version><date>2026-11-20</date></export>'],
    ['a version without a block', '<feed_version>3</feed_version>'],
    ['an attribute of <kyero>', '<kyero feed_version="3"/>'],
    ['an empty version', '<kyero><feed_version/></kyero>'],
    ['nothing', ''],
  ])('reads Kyero’s listings behind %s', async (_, instead) => {
    const { listings, problems } = await readKyero(kyeroFeed([kyeroProperty()]).replace(block, instead));
    expect(problems).toEqual([]);
    expect(listings.map(({ reference }) => reference)).toEqual(['KY-45']);
  });

  it.each(['version="3"', 'feed_version="3.0"', 'version="1.0" xmlns="https://a.example/k"'])(
    'reads a root with %s',
    async (attributes) => {
      const feed = kyeroFeed([kyeroProperty()]).replace(block, '').replace('<root>', `<root ${attributes}>`);
      expect((await readKyero(feed)).listings).toHaveLength(1);
    },
  );

  it('names the block of a feed whose listings are not Kyero’s', async () => {
    const feed =
      '<root><xml_other><feed_version>3.5b</feed_version></xml_other><property><name>A</name></property></root>';
    const { listings, problems } = await readKyero(feed);
    expect(listings).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('has <xml_other> where')]);
  });

  it('reads the export of a program that names its own block', async () => {
    const { listings, notes, problems } = await readKyero(readFileSync('tests/fixtures/field/feeds/O01-mediaelx.xml'));
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    expect(listings.map(({ price, reference, type }) => [reference, type, price])).toEqual([
      ['ME-1', 'apartment', 250_000],
      ['ME-2', 'apartment', 250_000],
    ]);
  });

  it('emits hundreds of listings', async () => {
    const feed = kyeroFeed(
      Array.from({ length: 800 }, (_, index) => kyeroProperty({ id: `${index}`, ref: `R${index}` })),
    );
    const { listings, problems } = await readKyero(feed, 65_536);
    expect(problems).toEqual([]);
    expect(new Set(listings.map(({ reference }) => reference)).size).toBe(800);
  });
});

describe('a home is named', () => {
  async function itemsOf(homes: readonly FeedFields[]) {
    const bytes = new TextEncoder().encode(kyeroFeed(homes.map((home) => kyeroProperty(home))));
    async function* chunks() {
      yield bytes;
    }
    const items: FeedItem[] = [];
    for await (const item of parseFeed(chunks())) items.push(item);
    return items;
  }

  it.each(['KY\u200b-45', ' KY-45 ', '\ufeffKY-45', '<![CDATA[KY-45]]>', '<![CDATA[KY&#45;45]]>', 'KY\u00ad-45'])(
    'as its listing, or it is another one at each reading: %j',
    async (ref) => {
      const [item] = await itemsOf([{ ref, id: null }]);
      expect([item?.reference, item?.listing?.reference]).toEqual(['KY-45', 'KY-45']);
    },
  );

  it('by the whole of an id that is an address', async () => {
    const address = 'https://www.agency.example/en/properties/costa-blanca/moraira/villas/';
    const items = await itemsOf([
      { id: `${address}1`, ref: 'A' },
      { id: `${address}2`, ref: 'B' },
    ]);
    expect(items.map(({ listing, problems }) => [listing?.feedId, problems])).toEqual([
      [`${address}1`, []],
      [`${address}2`, []],
    ]);
  });
});

it.each([
  '00',
  'NaN',
  'none',
  '?',
  '#REF!',
  '[object Object]',
  'Array',
  'sin id',
  '00000000-0000-0000-0000-000000000000',
])('does not take the id %j for one and the same home', async (id) => {
  const { listings } = await readKyero(kyeroFeed(['A', 'B'].map((ref) => kyeroProperty({ id, ref }))));
  expect(listings.map(({ feedId }) => feedId)).toEqual(['A', 'B']);
});

describe('a feed that is nearly well-formed', () => {
  const others = (middle: string) => kyeroFeed([kyeroProperty(), middle, kyeroProperty({ id: '47', ref: 'KY-47' })]);

  it.each([
    ['an undeclared entity', kyeroProperty({ id: '46', ref: 'KY-46', town: 'A&nbsp;B' })],
    ['an & as it is', kyeroProperty({ id: '46', ref: 'KY-46', url: '<en>https://a.example/?a=1&b=2</en>' })],
    [
      'an element that is not closed',
      kyeroProperty({ id: '46', ref: 'KY-46', desc: '<en>Terrace <br> and view</en>' }),
    ],
    ['a control character', kyeroProperty({ id: '46', ref: 'KY-46', desc: '<en>A\u000bB &#11; C</en>' })],
    ['a closing tag too many', kyeroProperty({ id: '46', ref: 'KY-46', extra: '</b>' })],
  ])('keeps a home with %s, and the others', async (_, middle) => {
    const { listings, problems } = await readKyero(others(middle), 64);
    expect(problems).toEqual([]);
    expect(listings.map(({ reference }) => reference)).toEqual(['KY-45', 'KY-46', 'KY-47']);
  });

  it.each([
    ['is not closed itself', kyeroProperty({ id: '46', ref: 'KY-46' }).replace('</property>', '')],
    ['does not close its price', kyeroProperty({ id: '46', ref: 'KY-46' }).replace('</price>', '')],
  ])('loses a home that %s, and no other', async (_, middle) => {
    const { listings, problems } = await readKyero(others(middle), 64);
    expect(listings.map(({ reference }) => reference)).toEqual(['KY-45', 'KY-47']);
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([7, 64, 65_536])('is broken where a text does not end, with the home behind it in it: %i', async (size) => {
    const open = kyeroProperty({ id: '46', ref: 'KY-46', desc: '<en><![CDATA[Villa</en>' });
    const long = kyeroProperty({ id: '46', ref: 'KY-46', desc: `<en><![CDATA[${'Villa '.repeat(20_000)}</en>` });
    for (const home of [open, long]) {
      const { problems } = await readKyero(others(home), size);
      expect(problems.at(-1)).toMatchObject({ listing: null, message: expect.stringContaining('is not closed') });
    }
  });

  it.each(['\n\n  ', '\ufeff\ufeff', '\ufeff\n'])('begins after %j', async (before) => {
    const { listings, problems } = await readKyero(`${before}${kyeroFeed([kyeroProperty({ beds: 'x' })])}`);
    expect([listings.length, problems]).toEqual([1, []]);
  });
});

describe('an oversized listing', () => {
  const distinct = (count: number, name = 'x') =>
    Array.from({ length: count }, (_, index) => `<${name}${index}>1</${name}${index}>`).join('\n');

  it.each([
    ['elements', distinct(3_000), 'has more than 2000 elements'],
    ['empty elements', '<x/>'.repeat(3_000), 'has more than 2000 elements'],
    ['pictures', `<images>${'<image><url>u</url></image>'.repeat(1_500)}</images>`, 'has more than 2000 elements'],
    ['one text', `<note>${'a'.repeat(200_000)}</note>`, '<note> has more than 100000 characters'],
    ['a long name', `<${'x'.repeat(5_000)}/>`, 'more than 100 characters'],
    ['depth', `${'<a>'.repeat(20)}${'</a>'.repeat(20)}`, 'nested deeper'],
    ['texts together', `<note>${'a'.repeat(90_000)}</note>`.repeat(7), 'has more than 500000 characters'],
  ])('is skipped for its %s, with its line and reference, and the others are read', async (_, inside, message) => {
    const big = kyeroProperty({ id: '46', ref: 'KY-46', extra: inside });
    const feed = kyeroFeed([kyeroProperty(), big, kyeroProperty({ id: '47', ref: 'KY-47' })]);
    const { listings, problems } = await readKyero(feed, 65_536);
    const skipped = problems.find(({ field }) => field === null);
    expect(skipped).toMatchObject({ listing: 'ref KY-46', message: expect.stringContaining(message) });
    expect(skipped?.line).toBeGreaterThan(20);
    expect(problems.length).toBeLessThan(30);
    expect(listings.map(({ reference }) => reference)).toEqual(['KY-45', 'KY-47']);
  });

  it('is named by its position before its reference is known', async () => {
    const feed = kyeroFeed([kyeroProperty(), `<property>${distinct(3_000)}</property>`]);
    expect((await readKyero(feed)).problems[0]).toMatchObject({ listing: 'listing 2' });
  });
});

describe('an invalid feed', () => {
  const bomb = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );
  it.each([
    ['nothing', '', 'is empty'],
    ['words', 'not a feed', 'is not XML'],
    ['a table of values', 'ref;price\nA1;250000', 'is not XML'],
    ['a web page', '<!DOCTYPE html><html><body>Please sign in</body></html>', 'is a web page'],
    ['JSON', '{"customerCountry":"Spain"}', 'is JSON'],
    ['a ZIP archive', 'PK\u0003\u0004…', 'is a ZIP archive'],
    [
      'a message before the feed',
      `<br />\n<b>Warning</b>: Undefined index in <b>/var/www/feed.php</b>\n${kyeroFeed([kyeroProperty()])}`,
      'begins with a message of the program',
    ],
    ['OpenImmo', '<?xml version="1.0"?><openimmo><anbieter/></openimmo>', 'is an OpenImmo file'],
    ['news', '<rss version="2.0"><channel/></rss>', 'RSS'],
    ['a cut-off feed', kyeroFeed([kyeroProperty()]).slice(0, -60), 'ends in the middle'],
    ['another root', '<feed><property/></feed>', 'begins with <feed>'],
    ['no version', '<root><property/></root>', 'no <kyero><feed_version>'],
    ['version 2', kyeroFeed([kyeroProperty()], { version: '2.1' }), 'version 2.1'],
    ['no homes', kyeroFeed([]), 'has no property'],
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
    ['an endless comment', `<root><!--${'a'.repeat(1_200_000)}`, 'without a tag'],
    ['another encoding', '<?xml version="1.0" encoding="EBCDIC-CP-ES"?><root/>', 'EBCDIC-CP-ES'],
  ])('%s is refused', async (_, feed, message) => {
    const { listings, problems } = await readKyero(feed, 65_536);
    expect(problems.at(-1)?.message).toContain(message);
    expect(problems.at(-1)?.line).toBeGreaterThan(0);
    expect(listings).toEqual([]);
  });

  it('ends where it is broken: homes before are read', async () => {
    const whole = kyeroFeed([kyeroProperty(), kyeroProperty({ id: '46', ref: 'KY-46' })]);
    const { listings, problems } = await readKyero(whole.slice(0, -60));
    expect(listings.map(({ reference }) => reference)).toEqual(['KY-45']);
    expect(problems.at(-1)?.message).toContain('ends in the middle');
  });
});
