import 'server-only';
import { typedValues } from '@/lib/listings/fields/typed-values';
import { isTableCell, ownInputs } from '@/lib/listings/import/own-columns';
import { listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { toDeskListing } from '@/lib/server/services/listings/to-desk-listing';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { isHiddenListing, sampleListings } from '@/lib/site/samples';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

const first = ['reference', 'id', 'state', 'source', 'isSample'];
const inputs = ownInputs.filter((name) => !first.includes(name));

async function* listingFiles(): AsyncIterable<ExportFile> {
  const listings = (await listStoredListings()).filter((stored) => !isHiddenListing(stored)).map(toListing);
  yield jsonFile('homes/homes.json', listings);
  const rows = listings.map(toRow);
  const cells = [...new Set(rows.flatMap((row) => Object.keys(row).filter(isTableCell)))];
  const columns = [...first, ...inputs, ...cells, 'publishedAt'];
  yield { path: 'homes/homes.csv', content: recordsCsv(columns, rows) };
}

function toListing(stored: StoredListing) {
  const { id, publishedAt, reference, soldAt, source } = stored;
  const { state } = toDeskListing(stored, publishedAt ?? new Date());
  const isSample = source === 'files' && sampleListings.has(id);
  return { id, reference, source, state, isSample, publishedAt, soldAt, listing: withChanges(stored) };
}

/** By the names of the inputs, as the import of listings reads them. */
function toRow({
  listing,
  ...stored
}: ReturnType<typeof toListing>): Readonly<Record<string, string | boolean | Date | null>> {
  const typed = Object.entries(typedValues(listing)).map(([name, value]) => [name, [value].flat().join(', ')]);
  return { ...(Object.fromEntries(typed) as Record<string, string>), ...stored };
}

export const listingsPart: ExportPart = { name: 'homes', files: listingFiles };
