import 'server-only';
import { bareReference } from '@/lib/listings/catalogue/bare-reference';
import { readListingRow } from '@/lib/listings/import/read-listing-row';
import { listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import type { StoredImport } from '@/lib/server/data/feeds/imports';
import { readCsv } from '@/lib/text/read-csv';

type PhotographsOfRow = Readonly<{
  line: number;
  reference: string;
  /** Addresses. */
  photographs: readonly string[];
  /** Null where visitors saw the home before the file was stored, or it is gone. */
  home: StoredListing | null;
}>;

/** What visitors saw before the file stays, as for the rest of it; a draft that was published since is still of the file. */
export const takesPhotographs = (
  { publishedAt, source }: StoredListing,
  { createdAt }: Pick<StoredImport, 'createdAt'>,
): boolean => source === 'desk' && (publishedAt === null || publishedAt > createdAt);

/** The rows of a file whose photographs are fetched; of a reference the first one, as it was stored. */
export async function rowsWithPhotographs(file: StoredImport): Promise<readonly PhotographsOfRow[]> {
  const { content, mapping } = file;
  const homes = (await listStoredListings()).filter((one) => takesPhotographs(one, file));
  const known = new Map(homes.map((home) => [bareReference(home.reference), home]));
  const seen = new Set<string>();
  return (readCsv(content)?.rows ?? []).flatMap(({ cells, line }) => {
    const { photographs, reference } = readListingRow(cells, mapping);
    const key = bareReference(reference);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return photographs.length > 0 ? [{ line, reference, photographs, home: known.get(key) ?? null }] : [];
  });
}
