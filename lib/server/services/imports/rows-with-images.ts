import 'server-only';
import { bareReference } from '@/lib/listings/catalogue/bare-reference';
import { readListingRow } from '@/lib/listings/import/read-listing-row';
import { listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import type { StoredImport } from '@/lib/server/data/feeds/imports';
import { readCsv } from '@/lib/text/read-csv';

type ImagesOfRow = Readonly<{
  line: number;
  reference: string;
  images: readonly string[];
  /** Null when published before the import, or deleted. */
  listing: StoredListing | null;
}>;

/** A listing published before the import stays unchanged. */
export const acceptsImages = (
  { publishedAt, source }: StoredListing,
  { createdAt }: Pick<StoredImport, 'createdAt'>,
): boolean => source === 'desk' && (publishedAt === null || publishedAt > createdAt);

/** Only the first row of each reference counts. */
export async function rowsWithImages(file: StoredImport): Promise<readonly ImagesOfRow[]> {
  const { content, mapping } = file;
  const listings = (await listStoredListings()).filter((one) => acceptsImages(one, file));
  const known = new Map(listings.map((listing) => [bareReference(listing.reference), listing]));
  const seen = new Set<string>();
  return (readCsv(content)?.rows ?? []).flatMap(({ cells, line }) => {
    const { images, reference } = readListingRow(cells, mapping);
    const key = bareReference(reference);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return images.length > 0 ? [{ line, reference, images, listing: known.get(key) ?? null }] : [];
  });
}
