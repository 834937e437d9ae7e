import 'server-only';
import { bareReference } from '@/lib/listings/bare-reference';
import { readListingRow } from '@/lib/listings/import/read-listing-row';
import { listStoredListings, type StoredListing } from '@/lib/server/data/catalogue';
import type { StoredImport } from '@/lib/server/data/imports';
import { readCsv } from '@/lib/text/read-csv';

type PhotographsOfRow = Readonly<{
  line: number;
  reference: string;
  /** Addresses. */
  photographs: readonly string[];
  /** Null where visitors see the home by now, or it is gone. */
  draft: StoredListing | null;
}>;

/** As for the rest of a file: what visitors see stays. */
export const isDraftOfDesk = ({ publishedAt, source }: StoredListing): boolean =>
  source === 'desk' && publishedAt === null;

/** The rows of a file whose photographs are fetched; of a reference the first one, as it was stored. */
export async function rowsWithPhotographs({ content, mapping }: StoredImport): Promise<readonly PhotographsOfRow[]> {
  const drafts = (await listStoredListings()).filter(isDraftOfDesk);
  const known = new Map(drafts.map((draft) => [bareReference(draft.reference), draft]));
  const seen = new Set<string>();
  return (readCsv(content)?.rows ?? []).flatMap(({ cells, line }) => {
    const { photographs, reference } = readListingRow(cells, mapping);
    const key = bareReference(reference);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return photographs.length > 0 ? [{ line, reference, photographs, draft: known.get(key) ?? null }] : [];
  });
}
