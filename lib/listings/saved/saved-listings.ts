/**
 * What a visitor without an account keeps in the browser: the ids of homes, the latest first. Kept on the visitor's own
 * act and needed for what was asked for, so no consent is needed; content/storage.ts names it. With an
 * account nothing of it stays here: the list moves to the server at the sign-in.
 */

const STORAGE_KEY = 'saved-homes';

/** More than anyone compares; a list beyond it is a mistake or an attack. For browser and account alike. */
export const MAX_SAVED_HOMES = 100;

const ID = /^[a-z0-9-]{1,80}$/;

/** Whether a text may be the id of a home; whether there is such a home, the server knows. */
export const isListingId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Ids out of anything: no doubles, no strangers, not too many. */
export function listingIdsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isListingId))].slice(0, MAX_SAVED_HOMES) : [];
}

/** The homes kept in this browser; none where its storage is closed to us or holds something else. */
export function readSavedListings(): readonly string[] {
  try {
    return listingIdsOf(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps these homes, or nothing at all where there are none. False where the storage is closed to us or full. */
export function writeSavedListings(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab changes the list of this browser; by then it can be read here as well. */
export function onSavedListingsChange(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) listener();
  });
}
