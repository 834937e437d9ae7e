import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { withRight } from '@/lib/server/services/access/with-right';
import { siteFacts } from '@/lib/site/site-facts';
import { appointmentsPart } from './appointments-part';
import type { ExportFile, ExportPart } from './export-part';
import { listingsPart } from './listings-part';
import { contactsPart } from './contacts-part';
import { salesPart } from './sales-part';
import { listDeskPlaces } from '@/lib/server/data/site/places';
import { jsonFile } from './export-part';
import { listStoredImages } from '@/lib/server/data/listings/images';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey } from '@/lib/server/storage/image-files';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { listStoredCampaigns } from '@/lib/server/data/campaigns/campaigns';
import { locales } from '@/lib/i18n/locales';
import { listWrittenArticles } from '@/lib/server/data/site/articles';
import { listWrittenQuestions } from '@/lib/server/data/site/questions';

async function* writingFiles(): AsyncIterable<ExportFile> {
  const articles = await listWrittenArticles();
  yield jsonFile('articles/articles.json', articles.map(plain));
  for (const { data, id } of articles) {
    for (const locale of locales) {
      const { body, excerpt, title } = data;
      if (body[locale] === '') continue;
      const content = `# ${title[locale]}\n\n${excerpt[locale]}\n\n${body[locale]}\n`;
      yield { path: `articles/${id}.${locale}.md`, content };
    }
  }
  yield jsonFile('questions/questions.json', (await listWrittenQuestions()).map(plain));
}

type Written = Readonly<{ id: string; data: object; author: string; publishedAt: Date | null; updatedAt: Date }>;

const plain = ({ author, data, id, publishedAt, updatedAt }: Written) => ({
  id,
  author,
  publishedAt,
  updatedAt,
  ...data,
});

const writingPart: ExportPart = { name: 'writing', files: writingFiles };

async function* newsletterFiles(): AsyncIterable<ExportFile> {
  const newsletters = (await listStoredCampaigns()).map(
    ({ author, bounced, content, finishedAt, id, sent, startedAt, state, subscribers, updatedAt }) => ({
      id,
      state,
      author,
      updatedAt,
      startedAt,
      finishedAt,
      readers: subscribers,
      sent,
      bounced,
      ...content,
    }),
  );
  yield jsonFile('newsletters/newsletters.json', newsletters);
}

const newslettersPart: ExportPart = { name: 'newsletters', files: newsletterFiles };

const columns = ['image', 'width', 'height', 'file'] as const;

async function* imageFiles(): AsyncIterable<ExportFile> {
  const rows = [];
  for (const { height, id, width, widths } of await listStoredImages()) {
    const bytes = await getStorage().get(imageKey(`${id}-${Math.max(...widths)}.avif`));
    const file = `images/${id}.avif`;
    rows.push({ image: id, width, height, file: bytes ? file : null });
    if (bytes) yield { path: file, content: bytes };
  }
  yield { path: 'images/images.csv', content: recordsCsv(columns, rows) };
}

const imagesPart: ExportPart = { name: 'images', files: imageFiles };

async function* siteFiles(): AsyncIterable<ExportFile> {
  yield jsonFile('site/facts.json', siteFacts());
  yield jsonFile('site/places.json', await listDeskPlaces());
}

const sitePart: ExportPart = { name: 'site', files: siteFiles };

/** Contacts and listings last: they take longest. A new part also needs a sentence in `deskExport.parts`. */
export const exportParts: readonly ExportPart[] = [
  listingsPart,
  contactsPart,
  newslettersPart,
  writingPart,
  sitePart,
  salesPart,
  appointmentsPart,
  imagesPart,
];

/**
 * Records the start in the activity log.
 * @throws RightError
 */
export async function exportAgency(actor: Actor, locale: Locale): Promise<AsyncIterable<ExportFile>> {
  await withRight(actor, 'agency.export', { kind: 'site', id: 'export' }, (record) => record('agencyExported'));
  return allFiles(actor, locale);
}

async function* allFiles(actor: Actor, locale: Locale): AsyncIterable<ExportFile> {
  yield { path: 'README.txt', content: readme(locale) };
  for (const { files } of exportParts) yield* files(actor);
}

function readme(locale: Locale): string {
  const t = translatorOf(locale, 'deskExport');
  const day = new Date().toISOString().slice(0, 10);
  const parts = exportParts.map(({ name }) => `${t(`parts.${name}.name`)}\n${t(`parts.${name}.files`)}\n`);
  return [t('readme', { agency: siteFacts().agency.name, day }), '', ...parts].join('\n');
}
