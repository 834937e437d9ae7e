import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { RightError } from '@/lib/errors/right-error';
import { translatorOf } from '@/lib/i18n/translator';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listListings } from '@/lib/listings/catalogue/listings';
import { feedSchema, newFeedSchema } from '@/lib/listings/kyero/feed-form-schema';
import { writeKyeroFeed } from '@/lib/listings/kyero/write-feed';
import { listingName } from '@/lib/listings/page/listing-name';
import { costsView } from '@/lib/listings/page/listing-costs';
import { runListingCommand } from '@/lib/server/commands/listing-command';
import { env } from '@/lib/server/env';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { exportFeedNotes } from '@/lib/server/services/feeds/export-feed-notes';
import { importDueFeeds } from '@/lib/server/services/feeds/import-due-feeds';
import { listOutgoingFeeds } from '@/lib/server/services/feeds/outgoing-feeds';
import { readFeed } from '@/lib/server/services/feeds/read-feeds';
import { addFeed, changeFeed } from '@/lib/server/services/feeds/save-feed';
import en from '@/messages/en';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { onDatabase } from '@/tests/support/database/engines';
import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';
import { inWords } from '@/tests/support/read-kyero';
import { staffActor } from '@/tests/support/staff-actor';

const owner = staffActor('owner');

let body = '';
const pictures = new Map<string, Readonly<{ image: Buffer; headers?: http.OutgoingHttpHeaders }>>();
const server = http.createServer(({ url = '' }, response) => {
  if (url.startsWith('/feed')) return response.end(body);
  const { headers = {}, image } = pictures.get(url.replace(/\?.*/, '')) ?? {};
  if (!image) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': image.length, ...headers }).end(image);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const photo = (background: string) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();
const input = (name: string) =>
  readFileSync(`tests/fixtures/field/feeds/${name}.xml`, 'utf8').replaceAll('localhost:4611', `127.0.0.1:${port}`);
const home = (reference: string, changes: FeedFields = {}) =>
  kyeroProperty({ id: reference, ref: reference, town: 'Moraira', desc: longDescription, images: null, ...changes });

const typed = (changes: object = {}) => ({
  name: 'crm',
  address: `http://127.0.0.1:${port}/feed.xml`,
  every: '60',
  trusted: 'yes',
  // No home of these feeds is smaller.
  settings: JSON.stringify({ defaults: { ...completeSupplement, usableArea: 60 } }),
  ...changes,
});

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  beforeEach(async () => {
    await run('update catalogue_version set restore_id = gen_random_uuid()');
    Object.assign(env, { FEED_HOSTS: ['127.0.0.1'], FEEDS: [] });
    pictures.clear();
    pictures.set('/a1.jpg', { image: await photo('teal') });
    expect(await addFeed(owner, newFeedSchema.parse(typed()))).toEqual({ status: 'done' });
  });

  async function bring(feed: string) {
    body = feed;
    await run('update feeds set started_at = null');
    await importDueFeeds();
    await loadCatalogue();
    const [report] = (await readFeed(owner, 'crm'))?.reports ?? [];
    if (!report) throw new Error('no report');
    return report;
  }
  const shown = (reference: string) => {
    const found = listListings().find((listing) => listing.reference === reference);
    if (!found) throw new Error(`${reference} is not shown`);
    return found;
  };
  const outgoing = () => {
    const { listings, provinces } = currentCatalogue();
    const features = en.listingFacts.features;
    return [...writeKyeroFeed({ siteUrl: new URL('https://site.example'), listings, provinces, features })].join('');
  };
  const provincesOut = () => [...outgoing().matchAll(/<province>(.*?)<\/province>/g)].map(([, name]) => name);

  it('O01: reads the export of a program with a block of its own, and names the town once', async () => {
    const report = await bring(input('O01-mediaelx'));
    expect(report).toMatchObject({ outcome: 'complete', counts: { read: 2, published: 2, skipped: 0, drafts: 0 } });
    const t = translatorOf('en', 'listingName');
    const name = listingName(shown('ME-1'), t);
    expect(name).toBe('2-bedroom apartment for sale in Moraira');
  });

  it('O03: sends each town with its own province', async () => {
    expect((await bring(input('O03-provinces-out'))).counts).toMatchObject({ published: 2 });
    expect(provincesOut()).toEqual(['Alicante', 'Barcelona']);
  });

  it('O07: tells sale and rent apart, and names what it does not take', async () => {
    const report = await bring(input('O07-freq-words'));
    expect(report.skipped.map(inWords)).toEqual([
      expect.objectContaining({ listing: 'ref FW-5', message: expect.stringContaining('“rent_short”') }),
    ]);
    const rows = await run<{ line: string }>(
      `select reference || ' ' || (base->>'operation') as line from listings where source = 'feed:crm' order by 1`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      ...['FW-0 rent', 'FW-1 rent', 'FW-2 sale', 'FW-3 sale', 'FW-4 sale', 'FW-6 sale'],
    ]);
  });

  it('O12: shows two references of one home to look at, and publishes both', async () => {
    const report = await bring(input('O12-same-home'));
    expect(report.counts).toMatchObject({ published: 2 });
    expect(report.duplicates?.map((group) => group.map(({ reference }) => reference))).toEqual([
      listListings()
        .map(({ reference }) => reference)
        .toSorted(),
    ]);
  });

  it('repeats the report of a feed with the same bytes, without reading it', async () => {
    const feed = kyeroFeed([home('A-1', { beds: 'three' }), home('A-2', { price: 'POA' })]);
    const first = await bring(feed);
    const second = await bring(feed);
    expect(first.counts).toMatchObject({ read: 2, added: 1, skipped: 1, unchanged: 0 });
    expect(second).toMatchObject({ outcome: 'complete', counts: { read: 2, added: 0, skipped: 1, unchanged: 1 } });
    expect([second.notes, second.skipped]).toEqual([first.notes, first.skipped]);
  });

  describe('O10: an image whose address has another query', () => {
    const withImage = (name: string) =>
      kyeroFeed([home('A-1', { images: `<image id="1"><url>http://127.0.0.1:${port}/${name}</url></image>` })]);
    const fileOf = async (colour: string, etag?: string) => {
      const image = await photo(colour);
      return { image, headers: etag === undefined ? {} : { etag } };
    };
    const imagesOf = () => shown('A-1').images;
    const countsOf = async (name: string) => (await bring(withImage(name))).counts;

    it.each([
      ['has the same strong ETag and size', '"1a-5f"'],
      ['has none', undefined],
      ['has a weak ETag', 'W/"1a-5f"'],
    ])('leaves the home as it is where the file %s', async (_, etag) => {
      pictures.set('/b.jpg', await fileOf('red', etag));
      expect(await countsOf('b.jpg?v=1')).toMatchObject({ added: 1 });
      const before = imagesOf();
      expect(await countsOf('b.jpg?v=2#1')).toMatchObject({ changed: 0, unchanged: 1 });
      expect(imagesOf()).toEqual(before);
    });

    it('is not stored a second time where the server marks the file', async () => {
      pictures.set('/b.jpg', await fileOf('red', '"1a-5f"'));
      await bring(withImage('b.jpg'));
      const { image } = pictures.get('/b.jpg') ?? {};
      // Were it read, it would be no image.
      pictures.set('/b.jpg', { image: Buffer.alloc(image?.length ?? 0), headers: { etag: '"1a-5f"' } });
      expect(await bring(withImage('b.jpg?v=2'))).toMatchObject({ imageProblems: [], counts: { unchanged: 1 } });
    });

    it.each([
      ['another ETag', '/b.jpg', '"2b"'],
      ['a path that is no file', '/image.php', '"1a-5f"'],
    ])('is another image with %s', async (_, path, etag) => {
      pictures.set(path, await fileOf('red', '"1a-5f"'));
      await bring(withImage(`${path.slice(1)}?id=1`));
      const before = imagesOf();
      const other = await fileOf('blue', etag);
      pictures.set(path, other);
      expect(await countsOf(`${path.slice(1)}?id=2`)).toMatchObject({ changed: 1 });
      expect(imagesOf()).not.toEqual(before);
    });
  });

  it('keeps the notes of an unchanged home, at its new line', async () => {
    const notesOf = async (feed: string) =>
      (await bring(feed)).notes.map(inWords).filter(({ field }) => field === 'beds');
    const [noted, other] = [home('A-1', { beds: 'three' }), home('A-2')];
    const [before] = await notesOf(kyeroFeed([noted, other]));
    const [after] = await notesOf(kyeroFeed([other, noted]));
    expect(after).toEqual({ ...before, line: (before?.line ?? 0) + other.split('\n').length });
  });

  it('reads the former feed again after one that broke off', async () => {
    const [whole, dearer] = ['289000', '295000'].map((price) => kyeroFeed([home('A-1', { price }), home('A-2')]));
    await bring(whole ?? '');
    expect((await bring((dearer ?? '').slice(0, -40))).outcome).toBe('broken');
    expect(shown('A-1').price).toBe(295_000);
    await bring(whole ?? '');
    expect(shown('A-1').price).toBe(289_000);
  });

  it('publishes new builds once their VAT and developer are set', async () => {
    const feed = kyeroFeed([home('N-1', { new_build: '1', price: '300000' }), home('A-1')]);
    const problems = [{ field: 'vat' }, { field: 'promoter' }];
    expect((await bring(feed)).drafts).toMatchObject([{ reference: 'N-1', problems }]);
    const settings = { newBuildVat: '10 %', newBuildExcludesVat: 'yes', promoter: ' Nova Llar, S.L. ' };
    const change = typed({ address: '', ...settings });
    expect(await changeFeed(owner, 'crm', feedSchema.parse(change))).toEqual({ status: 'done' });
    expect(await readFeed(owner, 'crm')).toMatchObject({
      newBuilds: { vat: 10, priceExcludesVat: true, promoter: 'Nova Llar, S.L.' },
    });
    // A price with VAT is another price: one of two homes may change freely.
    expect((await bring(feed)).counts).toMatchObject({ published: 1, drafts: 0 });
    expect(shown('N-1')).toMatchObject({ vat: 10, price: 330_000, promoter: 'Nova Llar, S.L.' });
    expect(shown('A-1')).toMatchObject({ vat: null, price: 289_000 });
  });

  it.each(['0.5', '31', 'ten', '-10'])('refuses a VAT of %s', (newBuildVat) => {
    const { error } = feedSchema.safeParse(typed({ newBuildVat }));
    expect(error?.issues.map(({ message, path }) => [path[0], message])).toEqual([['newBuildVat', 'vat']]);
  });

  it('publishes a home of a region without known tax rates, without its costs', async () => {
    const place = { town: 'Ronda', province: 'Málaga', location: null, location_detail: null };
    const report = await bring(kyeroFeed([home('M-1', place)]));
    expect(report.counts).toMatchObject({ published: 1, drafts: 0 });
    expect(report.noteKinds).toContainEqual({ code: 'province', count: 1 });
    const listing = shown('M-1');
    expect([listing.region, costsView(listing, 'en', translatorOf('en', 'listingCosts'))]).toEqual([null, null]);
    expect(provincesOut()).toEqual(['Málaga']);
  });

  it('says which homes the outgoing feed omits, and why', async () => {
    const nowhere = { town: 'Villanueva', province: 'Comunidad Valenciana', location: null, location_detail: null };
    await bring(kyeroFeed([home('A-1'), home('A-2', nowhere)]));
    expect(provincesOut()).toEqual(['Alicante']);
    expect(listOutgoingFeeds(owner)).toMatchObject([
      { format: 'kyero', listings: 1, leftOut: [{ reference: 'A-2', gaps: ['province'] }] },
    ]);
    expect(() => listOutgoingFeeds(staffActor('agent'))).toThrow(RightError);
    const said = (await runListingCommand({ action: 'list' })).text.split(/\n(?=\S)/);
    const linesOf = (reference: string) =>
      said.filter((part) => part.startsWith(`${reference} `)).flatMap((part) => part.split('\n').slice(1));
    expect(linesOf('A-1')).toEqual([]);
    expect(linesOf('A-2')).toEqual([expect.stringContaining('nothing says its province')]);
  });

  it('counts the notes of a kind, the important ones first, and has all of them in a file', async () => {
    const many = Array.from({ length: 30 }, (_, index) => home(`A-${index}`, { beds: 'three', date: 'soon' }));
    const whole = home('B-1', { desc: longDescription.replace('<es>', '<es>Nuda propiedad. ') });
    const report = await bring(kyeroFeed([...many, whole, home('C-1', { price: 'POA' })]));
    expect(report.noteKinds?.map(({ code, count }) => [code, count])).toEqual([
      ['lessThanWhole', 1],
      ['rooms', 30],
      ['noImage', 31],
      ['day', 30],
    ]);
    expect(report.notes.length).toBeLessThan(report.counts.notes);
    const rows = ((await exportFeedNotes(owner, 'crm', 'en')) ?? '').trim().split('\r\n');
    const rowsOf = (what: string) => rows.filter((row) => row.startsWith(`${what};`));
    expect([rowsOf('Left out').length, rowsOf('Skipped').length]).toEqual([report.counts.notes, 1]);
    expect(new Set(rowsOf('Draft').map((row) => row.split(';')[1])).size).toBe(report.counts.drafts);
    expect(rowsOf('Left out')).toContainEqual(expect.stringMatching(/^Left out;A-29;\d+;beds;is “three”: left out/));
    expect(await exportFeedNotes(owner, 'other', 'en')).toBeNull();
    await expect(exportFeedNotes(staffActor('agent'), 'crm', 'en')).rejects.toThrow(RightError);
  });
});
