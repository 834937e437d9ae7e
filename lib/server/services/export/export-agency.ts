import 'server-only';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { withRight } from '@/lib/server/services/access/with-right';
import { siteFacts } from '@/lib/site/site-facts';
import { appointmentsPart } from './appointments-part';
import type { ExportFile, ExportPart } from './export-part';
import { listingsPart } from './listings-part';
import { imagesPart } from './images-part';
import { newslettersPart } from './newsletters-part';
import { contactsPart } from './contacts-part';
import { salesPart } from './sales-part';
import { sitePart } from './site-part';
import { writingPart } from './writing-part';

/** A new part also needs a sentence in `deskExport.parts`. */
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
  const day = agencyDay();
  const parts = exportParts.map(({ name }) => `${t(`parts.${name}.name`)}\n${t(`parts.${name}.files`)}\n`);
  return [t('readme', { agency: siteFacts().agency.name, day }), '', ...parts].join('\n');
}
