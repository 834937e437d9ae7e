import { listingIdsOf } from './saved-listings';

/**
 * The homes a client looked at, the latest first, in this browser alone and only after the client asked for it on the
 * dashboard: that the entry is there is the answer yes. It goes when the client clears it or signs out.
 */

const STORAGE_KEY = 'seen-homes';
const CHANGED = 'seen-homes-changed';

/** What somebody looks for changes within a few homes. */
const MAX_SEEN = 12;

/** The homes looked at; null where the client has not asked for them to be kept, or storage is closed to us. */
export function readViewedListings(): readonly string[] | null {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    return text === null ? null : listingIdsOf(JSON.parse(text)).slice(0, MAX_SEEN);
  } catch {
    return null;
  }
}

/** Keeps a home that was looked at, where that is wanted. */
export function recordViewedListing(id: string): void {
  const seen = readViewedListings();
  if (seen) write([id, ...seen.filter((other) => other !== id)].slice(0, MAX_SEEN));
}

/** Begins with an empty list: what is wanted from now on. */
export const startViewedListings = (): void => write([]);

/** Forgets the homes, and that they were to be kept. */
export const clearViewedListings = (): void => write(null);

function write(ids: readonly string[] | null): void {
  try {
    if (ids === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Storage is closed to us: nothing is kept, and the control goes on saying so.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the list changes, in this tab or in another. Returns the way to stop. */
export function onViewedListingsChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
