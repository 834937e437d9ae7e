import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { listListingNotes, setListingNote } from '@/lib/server/data/listings/listing-notes';
import { listSavedIds } from './list-saved-ids';

/** Sets the client's note on a listing of the list; no-op for others. An empty note is deleted. */
export async function setNote({ id }: Pick<CurrentUser, 'id'>, listing: string, note: string): Promise<void> {
  if ((await listSavedIds(id)).includes(listing)) await setListingNote(id, listing, note);
}

/** By the ids of the listings. */
export async function readNotes(userId: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await listListingNotes(userId)).map(({ listingId, note }) => [listingId, note]));
}
