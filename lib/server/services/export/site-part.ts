import 'server-only';
import { listSoldPrices } from '@/lib/server/data/sales/sold-prices';
import { listFileLevels } from '@/lib/server/data/site/file-levels';
import { listDeskPlaces } from '@/lib/server/data/site/places';
import { siteFacts } from '@/lib/site/site-facts';
import { SALES_MONTHS } from '@/lib/valuation/own-sales';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

async function* siteFiles(): AsyncIterable<ExportFile> {
  yield jsonFile('site/facts.json', siteFacts());
  yield jsonFile('site/places.json', await listDeskPlaces());
  yield jsonFile('site/price-levels.json', await listFileLevels());
  yield jsonFile('site/sold-prices.json', await listSoldPrices(SALES_MONTHS));
}

export const sitePart: ExportPart = { name: 'site', files: siteFiles };
