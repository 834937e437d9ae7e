import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { readKyero } from '@/tests/support/read-kyero';

describe('encodings', () => {
  const feed = (encoding: string) =>
    kyeroFeed([kyeroProperty({ town: 'Dénia' })], { head: `<?xml version="1.0" encoding="${encoding}"?>` });

  it('reads UTF-8 with a byte order mark', async () => {
    expect((await readKyero(`\uFEFF${feed('UTF-8')}`)).listings[0]?.town).toBe('Dénia');
  });

  it('decodes a character split over two chunks', async () => {
    expect((await readKyero(feed('utf-8'), 1)).listings[0]?.town).toBe('Dénia');
  });

  it.each(['ISO-8859-1', 'windows-1252'])('reads %s', async (encoding) => {
    const ascii = feed(encoding).replace('Xàbia', '').normalize();
    expect((await readKyero(Buffer.from(ascii, 'latin1'))).listings[0]?.town).toBe('Dénia');
  });

  it('reads UTF-16', async () => {
    expect((await readKyero(Buffer.from(`\uFEFF${feed('UTF-16')}`, 'utf16le'))).listings[0]?.town).toBe('Dénia');
  });

  // .NET declares `UTF-16` for UTF-8 bytes.
  it.each(['UTF-16', 'unicode', 'ucs-2'])('reads bytes of UTF-8 that are said to be %s', async (encoding) => {
    expect((await readKyero(feed(encoding))).listings[0]?.town).toBe('Dénia');
  });

  it.each([1, 1_000])('reads UTF-16 without a byte order mark, and others, in chunks of %d bytes', async (size) => {
    const wide = Buffer.from(feed('UTF-16'), 'utf16le');
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(feed('ISO-8859-1'))]);
    const latin = Buffer.from(feed('ISO-8859-1'), 'latin1');
    for (const bytes of [wide, Buffer.from(wide).swap16(), marked, latin]) {
      expect((await readKyero(bytes, size)).listings.map(({ town }) => town)).toEqual(['Dénia']);
    }
  });

  it.each(['cp1252', 'CP-1252', 'win-1252', 'ANSI', 'latin1', 'Latin-1', 'ISO8859-1', 'iso_8859-1'])(
    'knows %s by that name',
    async (encoding) => {
      expect((await readKyero(Buffer.from(feed(encoding), 'latin1'))).listings[0]?.town).toBe('Dénia');
    },
  );

  it('refuses an encoding that nobody knows', async () => {
    const { problems } = await readKyero(feed('UTF-7'));
    expect(problems.map(({ message }) => message)).toEqual(['is in UTF-7, which cannot be read: save it as UTF-8']);
  });

  it('reads UTF-8 that a program took for Latin-1', async () => {
    const { listings } = await readKyero(feed('UTF-8').replace('Dénia', 'DÃ©nia'));
    expect(listings[0]?.town).toBe('Dénia');
  });

  it('leaves out what is no text of the declared encoding, and says where', async () => {
    const text = kyeroFeed([
      kyeroProperty({ desc: '<en>Nice</en><es>Jardín</es>' }),
      kyeroProperty({ id: '46', ref: 'KY-46', town: 'Dénia', location_detail: null }),
      kyeroProperty({ id: '47', ref: 'KY-47', town: 'Calp', location: null, desc: null }),
    ])
      .replaceAll('Xàbia', 'Calp')
      .replace(/<location>.*?<\/location>/g, '');
    const line = text.split('\n').findIndex((row) => row.includes('Jardín')) + 1;
    const { listings, notes, problems } = await readKyero(Buffer.from(text, 'latin1'), 100);
    expect(listings.map(({ description, reference }) => [reference, description])).toEqual([
      ['KY-45', { en: 'Nice' }],
      ['KY-47', {}],
    ]);
    expect(notes).toContainEqual(expect.objectContaining({ line, listing: 'ref KY-45', field: 'desc/es' }));
    expect(problems).toContainEqual(expect.objectContaining({ listing: 'ref KY-46', field: 'town' }));
  });
});
