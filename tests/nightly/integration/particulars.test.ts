import { GET } from '@/app/particulars/[file]/route';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { log } from '@/lib/server/log';
import { makeParticulars } from '@/lib/server/services/listings/make-particulars';
import { particularsVersion } from '@/lib/server/services/listings/particulars-version';
import { getStorage } from '@/lib/server/storage/get-storage';
import { particularsKey } from '@/lib/server/storage/particulars-files';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListing } from '@/tests/support/make-listing';
import type { Listing } from '@/content/types/listing';

jest.setTimeout(60_000);

const flat = makeListing('flat', { id: 'flat', reference: 'CM-9001' });
const villa = makeListing('villa', { id: 'villa', reference: 'CM-9002' });

const show = (...listings: readonly Listing[]) => setCatalogue(listings, [], 1);
const make = () => makeParticulars(0);
const open = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/particulars/${file}`, { headers }), { params: Promise.resolve({ file }) });
const keyOf = (listing: Listing) => particularsKey(particularsVersion(listing, 'en'));

onDatabase(({ run }) => {
  const age = (interval: string) => run(`update particulars set begun_at = now() - interval '${interval}'`);
  const countRows = async () => (await run('select 1 from particulars where stored_at is not null')).length;

  afterEach(async () => {
    jest.restoreAllMocks();
    for (const listing of [flat, villa]) await getStorage().remove(keyOf(listing));
  });

  it('makes a file of one page and its map in each language, once, which visitors get with its tag', async () => {
    show(flat);
    await make();
    const [english, spanish] = [await open('flat-en.pdf'), await open('flat-es.pdf')];
    for (const response of [english, spanish]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
    const file = Buffer.from(await english.arrayBuffer()).toString('latin1');
    expect([file.slice(0, 5), file.match(/\/Type \/Page\b/g)]).toEqual(['%PDF-', ['/Type /Page', '/Type /Page']]);
    const tag = english.headers.get('etag') ?? '';
    expect((await open('flat-en.pdf', { 'if-none-match': tag })).status).toBe(304);
    expect(spanish.headers.get('etag')).not.toBe(tag);
    const put = jest.spyOn(getStorage(), 'put');
    show(flat);
    await make();
    expect([put.mock.calls.length, await countRows()]).toEqual([0, 2]);
  });

  it('sends to the print sheet what is not made yet, and knows nothing of others', async () => {
    show(villa);
    const response = await open('villa-es.pdf');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/properties/villa#print']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const file of ['flat-en.pdf', 'villa-de.pdf', 'villa.pdf', '..%2fsecrets-en.pdf'])
      expect((await open(file)).status).toBe(404);
  });

  it('makes a new file of a changed listing; the former is never sent, and removed the day after', async () => {
    show(flat);
    await make();
    const cheaper = { ...flat, price: flat.price - 1_000 };
    show(cheaper);
    expect((await open('flat-en.pdf')).status).toBe(303);
    await make();
    expect((await open('flat-en.pdf')).status).toBe(200);
    expect(await getStorage().has(keyOf(flat))).toBe(true);
    await age('25 hours');
    show(cheaper);
    await make();
    expect(await getStorage().has(keyOf(flat))).toBe(false);
    expect([await getStorage().has(keyOf(cheaper)), await countRows()]).toEqual([true, 2]);
  });

  it('removes the files of a withdrawn listing at once', async () => {
    show(flat, villa);
    await make();
    show(villa);
    expect((await open('flat-en.pdf')).status).toBe(404);
    await make();
    expect([await getStorage().has(keyOf(flat)), await getStorage().has(keyOf(villa))]).toEqual([false, true]);
    expect(await countRows()).toBe(2);
  });

  it('says that the storage is down, and tries again', async () => {
    show(flat);
    const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined);
    const put = jest.spyOn(getStorage(), 'put').mockRejectedValue(new Error('down'));
    await make();
    expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) as Error, reference: 'CM-9001' }, expect.any(String)]]);
    put.mockRestore();
    // Another instance may be making it.
    await make();
    expect((await open('flat-en.pdf')).status).toBe(303);
    await age('6 minutes');
    await make();
    expect((await open('flat-en.pdf')).status).toBe(200);
  });

  it('makes again what the storage has lost', async () => {
    show(flat);
    await make();
    await getStorage().remove(keyOf(flat));
    expect((await open('flat-en.pdf')).status).toBe(303);
    await age('6 minutes');
    show(flat);
    await make();
    expect((await open('flat-en.pdf')).status).toBe(200);
  });

  it('makes each file once in instances that run at a time', async () => {
    show(flat);
    const put = jest.spyOn(getStorage(), 'put');
    await run(`insert into particulars (hash, listing_id) values ('${particularsVersion(flat, 'en')}', 'flat')`);
    await make();
    expect(put.mock.calls.map(([key]) => key)).toEqual([particularsKey(particularsVersion(flat, 'es'))]);
  });

  it('makes a few listings in a run', async () => {
    const listings = Array.from({ length: 22 }, (_, n) =>
      makeListing('plot', { id: `plot-${n}`, reference: `CM-${n}`, images: [] }),
    );
    show(...listings);
    await make();
    expect(await countRows()).toBe(40);
    await make();
    expect(await countRows()).toBe(44);
    for (const listing of listings) await getStorage().remove(keyOf(listing));
  });
});
