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
    // Nobody knows its town.
    expect(problems).toContainEqual(expect.objectContaining({ listing: 'ref KY-46', field: 'town' }));
  });
});
