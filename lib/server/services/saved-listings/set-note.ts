import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { listListingNotes, setListingNote } from '@/lib/server/data/listings/listing-notes';
import { listSavedIds } from './list-saved-ids';

/** Ignores listings that are not saved. An empty note deletes it. */
export async function setNote({ id }: Pick<CurrentUser, 'id'>, listing: string, note: string): Promise<void> {
  if ((await listSavedIds(id)).includes(listing)) await setListingNote(id, listing, note);
}

export async function readNotes(userId: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await listListingNotes(userId)).map(({ listingId, note }) => [listingId, note]));
}
