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

  it('refuses bytes that violate the declared encoding, with their line', async () => {
    const text = feed('UTF-8');
    const line = text.split('\n').findIndex((row) => row.includes('Dénia')) + 1;
    const { problems } = await readKyero(Buffer.from(text, 'latin1'), 100);
    expect(problems).toEqual([{ line, listing: null, field: null, message: expect.stringContaining('not utf-8') }]);
  });
});
