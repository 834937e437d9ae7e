/**
 * Saved ids, latest first. They need no consent (stored on request); listed in content/storage.ts. Sign-in moves them
 * to the server.
 */

const STORAGE_KEY = 'saved-homes';

/** Defined here so that pages do not load desk addresses. */
export const SAVED_LISTINGS_PATH = '/api/account/saved-homes';

export const MAX_SAVED_LISTINGS = 100;

const ID = /^[a-z0-9-]{1,80}$/;

/** Checks the format only; the server checks existence. */
export const isListingId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

export function listingIdsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isListingId))].slice(0, MAX_SAVED_LISTINGS) : [];
}

export function readSavedListings(): readonly string[] {
  try {
    return listingIdsOf(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Removes the key if empty. Returns false without storage access. */
export function writeSavedListings(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

export function onSavedListingsChange(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) listener();
  });
}
