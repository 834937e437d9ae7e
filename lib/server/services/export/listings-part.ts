import 'server-only';
import { listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { toDeskListing } from '@/lib/server/services/listings/to-desk-listing';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { isHiddenListing, sampleListings } from '@/lib/site/samples';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

const columns = [
  ...['reference', 'id', 'state', 'source', 'isSample', 'operation', 'type', 'price', 'street', 'postalCode'],
  ...['municipality', 'neighbourhood', 'builtArea', 'bedrooms', 'bathrooms', 'title_es', 'title_en', 'publishedAt'],
] as const;

async function* listingFiles(): AsyncIterable<ExportFile> {
  const listings = (await listStoredListings()).filter((stored) => !isHiddenListing(stored)).map(toListing);
  yield jsonFile('homes/homes.json', listings);
  yield { path: 'homes/homes.csv', content: recordsCsv(columns, listings.map(toRow)) };
}

function toListing(stored: StoredListing) {
  const { id, publishedAt, reference, soldAt, source } = stored;
  const { state } = toDeskListing(stored, publishedAt ?? new Date());
  const isSample = source === 'files' && sampleListings.has(id);
  return { id, reference, source, state, isSample, publishedAt, soldAt, listing: withChanges(stored) };
}

function toRow({ listing, ...stored }: ReturnType<typeof toListing>) {
  const { bathrooms, bedrooms, builtArea, municipality, neighbourhood, operation } = listing;
  const { postalCode, price, street, text, type } = listing;
  const facts = {
    bathrooms,
    bedrooms,
    builtArea,
    municipality,
    neighbourhood,
    operation,
    postalCode,
    price,
    street,
    type,
  };
  return { ...stored, ...facts, title_es: text?.es?.title, title_en: text?.en?.title };
}

export const listingsPart: ExportPart = { name: 'homes', files: listingFiles };
