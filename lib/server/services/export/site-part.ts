import 'server-only';
import { listDeskPlaces } from '@/lib/server/data/site/places';
import { siteFacts } from '@/lib/site/site-facts';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

async function* siteFiles(): AsyncIterable<ExportFile> {
  yield jsonFile('site/facts.json', siteFacts());
  yield jsonFile('site/places.json', await listDeskPlaces());
}

export const sitePart: ExportPart = { name: 'site', files: siteFiles };
