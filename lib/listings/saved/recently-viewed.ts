import { isListingId } from './saved-listings';

/**
 * Listings that a visitor looked at, latest first, in this browser and only once switched on with a press: the key
 * itself is the consent. With their titles, so that nothing is sent to show them.
 */

const STORAGE_KEY = 'recently-viewed';
const CHANGED = 'recently-viewed-changed';
const MAX_VIEWED = 12;

export type ViewedListing = Readonly<{ id: string; title: string }>;

/** Null if off or without storage access. */
export function readRecentlyViewed(): readonly ViewedListing[] | null {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    if (text === null) return null;
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, MAX_VIEWED) : null;
  } catch {
    return null;
  }
}

/** No-op if off. */
export function recordRecentlyViewed({ id, title }: ViewedListing): void {
  const viewed = readRecentlyViewed();
  if (viewed) write([{ id, title }, ...viewed.filter((other) => other.id !== id)].slice(0, MAX_VIEWED));
}

/** Switches it on with an empty list. */
export const startRecentlyViewed = (): void => write([]);

/** Switches it off. */
export const clearRecentlyViewed = (): void => write(null);

/** In this tab or another. Returns the unsubscribe function. */
export function onRecentlyViewedChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

function write(viewed: readonly ViewedListing[] | null): void {
  try {
    if (viewed === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(viewed));
  } catch {
    // No storage access: stays off.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function isViewed(value: unknown): value is ViewedListing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title } = value as Partial<ViewedListing>;
  return isListingId(id) && typeof title === 'string';
}
