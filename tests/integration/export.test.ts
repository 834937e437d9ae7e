import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { commandActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { storeFileLevels } from '@/lib/server/data/site/file-levels';
import { createArticle } from '@/lib/server/services/site/desk-articles';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { imagesPart } from '@/lib/server/services/export/images-part';
import type { ExportFile } from '@/lib/server/services/export/export-part';
import { zipFiles } from '@/lib/server/services/export/zip-files';
import { storeImage } from '@/lib/server/services/images/store-image';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey } from '@/lib/server/storage/image-files';
import { addSubscribers, makeDraft, owner } from '@/tests/support/campaigns';
import { onDatabase } from '@/tests/support/database/engines';

const inBoth = (text: string) => ({ es: text, en: '' });
const article = {
  category: 'market' as const,
  author: 'agent',
  image: '',
  imageAlt: inBoth(''),
  subjects: [],
  areas: [],
  title: inBoth('Portales'),
  excerpt: inBoth('Qué cuentan'),
  body: inBoth('## Puertas'),
};

onDatabase(({ run }) => {
  it('gives homes, people, newsletters, writing and facts as files, and says so in the log', async () => {
    await storeContent();
    await loadCatalogue();
    await contactOf('ana@example.com', { name: '=1+1', locale: 'es', source: 'enquiry' });
    await addSubscribers(run, 2);
    await makeDraft();
    await createArticle(commandActor, article);
    await storeFileLevels([{ place: 'eixample', quarter: '2026-Q3', price: 5_900, source: 'Notaries' }], 'Ada');
    const files = new Map<string, string>();
    for await (const { content, path } of await exportAgency(owner, 'es'))
      files.set(path, content instanceof Readable ? await text(content) : String(content));
    const json = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');
    expect([...files.keys()]).toEqual([
      'README.txt',
      'homes/homes.json',
      'homes/homes.csv',
      'people/people.json',
      'people/people.csv',
      'people/enquiries.csv',
      'people/newsletter-readers.csv',
      'people/alerts.csv',
      'people/attachments.csv',
      'newsletters/newsletters.json',
      'articles/articles.json',
      'articles/portales.es.md',
      'questions/questions.json',
      'site/facts.json',
      'site/places.json',
      'site/price-levels.json',
      'site/sold-prices.json',
      'sales/sales.json',
      'sales/offers.csv',
      'sales/documents.csv',
      'sales/openings.csv',
      'appointments/appointments.json',
      'appointments/appointments.csv',
      'appointments/sheets.csv',
      'images/images.csv',
    ]);
    expect(json('homes/homes.json')).toContainEqual(
      expect.objectContaining({ id: 'villa-moraira', state: 'available', isSample: true }),
    );
    expect(files.get('homes/homes.csv')).toMatch(/^\uFEFFreference;id;state/);
    expect(json('people/people.json')).toMatchObject([{ emails: ['ana@example.com'], history: [] }]);
    // Prevents formula execution in spreadsheets.
    expect(files.get('people/people.csv')).toContain("'=1+1;ana@example.com");
    expect(files.get('people/newsletter-readers.csv')).toContain('reader-2@example.com;es;confirmed');
    expect(json('newsletters/newsletters.json')).toMatchObject([{ state: 'draft', en: { subject: 'November homes' } }]);
    expect(files.get('articles/portales.es.md')).toBe('# Portales\n\nQué cuentan\n\n## Puertas\n');
    expect(json('site/facts.json')).toHaveProperty('agency.phone');
    expect(json('site/price-levels.json')).toMatchObject([{ place: 'eixample', quarter: '2026-Q3', price: 5_900 }]);
    expect(await run(`select action, actor_name from activity_log where action = 'agencyExported'`)).toEqual([
      { action: 'agencyExported', actor_name: owner.name },
    ]);
  });

  it('gives images as JPEG of the largest stored size, and one that cannot be decoded as it is stored', async () => {
    await storeContent();
    await loadCatalogue();
    const pixels = sharp({ create: { width: 1_800, height: 900, channels: 3, background: '#a8482a' } });
    const stored = await storeImage(await pixels.png().toBuffer());
    const broken = `photo-${'0'.repeat(32)}`;
    await run(`insert into stored_images (id, width, height, widths, tone) values ('${broken}', 9, 9, '[9]', '#000')`);
    await getStorage().put(imageKey(`${broken}-9.avif`), Buffer.from('no image'));
    const files = new Map<string, ExportFile['content']>();
    for await (const { content, path } of imagesPart.files(owner)) files.set(path, content);
    const name = stored.status === 'stored' ? stored.name : '';
    expect([...files.keys()].toSorted()).toEqual(
      [`images/${name}.jpg`, `images/${broken}.avif`, 'images/images.csv'].toSorted(),
    );
    const { format, height, width } = await sharp(files.get(`images/${name}.jpg`) as Buffer).metadata();
    expect({ format, height, width }).toEqual({ format: 'jpeg', height: 800, width: 1_600 });
    expect(files.get('images/images.csv')).toContain(`${name};1600;800;images/${name}.jpg`);
    expect(String(files.get(`images/${broken}.avif`))).toBe('no image');
  });

  it('is for owners alone', async () => {
    await expect(exportAgency({ ...owner, role: 'agent' }, 'es')).rejects.toThrow(RightError);
  });
});

const files = async function* (count: number): AsyncIterable<ExportFile> {
  for (let index = 0; index < count; index += 1) {
    await Promise.resolve();
    yield { path: `${index}.txt`, content: `text ${index} ${'x'.repeat(100_000)}` };
  }
};

describe('as a ZIP file', () => {
  it('holds every file', async () => {
    const zip = await buffer(zipFiles(files(3), new AbortController().signal));
    // Local header of the first file: 5-byte name, no extra field.
    expect([zip.toString('latin1', 0, 4), zip.toString('utf8', 30, 35)]).toEqual(['PK\u0003\u0004', '0.txt']);
    expect(inflateRawSync(zip.subarray(35)).toString()).toMatch(/^text 0 x+$/);
    expect(zip.toString('latin1').match(/PK\u0001\u0002/g)).toHaveLength(3);
  });

  it('takes streams as they are', async () => {
    const one = async function* (): AsyncIterable<ExportFile> {
      await Promise.resolve();
      yield { path: 'a.pdf', content: Readable.from([Buffer.from('%PDF-'), Buffer.from('1.7')]) };
    };
    expect((await buffer(zipFiles(one(), new AbortController().signal))).toString('latin1')).toContain('%PDF-1.7');
  });

  it('reads no further than somebody takes, and ends when she leaves', async () => {
    const large = async function* (count: number, onRead?: () => void): AsyncIterable<ExportFile> {
      for await (const file of files(count)) {
        onRead?.();
        yield { ...file, content: Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))) };
      }
    };
    let read = 0;
    const leaving = new AbortController();
    const zip = zipFiles(
      large(1_000, () => (read += 1)),
      leaving.signal,
    );
    zip.pipe(new PassThrough());
    await buffer(zipFiles(large(100), new AbortController().signal));
    expect(read).toBeLessThan(20);
    const failure = expect(once(zip, 'close')).rejects.toThrow();
    leaving.abort();
    await failure;
    expect(zip.destroyed).toBe(true);
  });
});
