import { listingIdsOf } from './saved-listings';

/** Opt-in on the dashboard: the key is the consent. Removed on clearing or sign-out. */

const STORAGE_KEY = 'seen-homes';
const CHANGED = 'seen-homes-changed';

const MAX_SEEN = 12;

/** Returns null when disabled or without storage access. */
export function readViewedListings(): readonly string[] | null {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    return text === null ? null : listingIdsOf(JSON.parse(text)).slice(0, MAX_SEEN);
  } catch {
    return null;
  }
}

export function recordViewedListing(id: string): void {
  const seen = readViewedListings();
  if (seen) write([id, ...seen.filter((other) => other !== id)].slice(0, MAX_SEEN));
}

export const startViewedListings = (): void => write([]);

export const clearViewedListings = (): void => write(null);

function write(ids: readonly string[] | null): void {
  try {
    if (ids === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // No storage access: stays disabled.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function onViewedListingsChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
