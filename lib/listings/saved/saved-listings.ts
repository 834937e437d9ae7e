/**
 * Saved listings without an account: ids in localStorage, latest first. Stored on request, so no consent is needed;
 * listed in content/storage.ts. Moves to the server at sign-in.
 */

const STORAGE_KEY = 'saved-homes';

/**
 * Of the account; also the target of the form without JavaScript. Here, not with the other addresses: those of the desk
 * would come along to every page.
 */
export const SAVED_LISTINGS_PATH = '/api/account/saved-homes';

/** In browser and account. */
export const MAX_SAVED_LISTINGS = 100;

const ID = /^[a-z0-9-]{1,80}$/;

/** Format only; the server knows whether it exists. */
export const isListingId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Valid ids of any value, unique, up to the maximum. */
export function listingIdsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isListingId))].slice(0, MAX_SAVED_LISTINGS) : [];
}

/** Empty without storage access. */
export function readSavedListings(): readonly string[] {
  try {
    return listingIdsOf(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Removes the key if empty. False without storage access. */
export function writeSavedListings(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** Changes by other tabs only. */
export function onSavedListingsChange(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) listener();
  });
}
