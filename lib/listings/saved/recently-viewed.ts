import { isListingId } from './saved-listings';

/** Opt-in: the key is the consent. Titles avoid a request. */

const STORAGE_KEY = 'recently-viewed';
const CHANGED = 'recently-viewed-changed';
const MAX_VIEWED = 12;

export type ViewedListing = Readonly<{ id: string; title: string }>;

/** Returns null when disabled or without storage access. */
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

export function recordRecentlyViewed({ id, title }: ViewedListing): void {
  const viewed = readRecentlyViewed();
  if (viewed) write([{ id, title }, ...viewed.filter((other) => other.id !== id)].slice(0, MAX_VIEWED));
}

export const startRecentlyViewed = (): void => write([]);

export const clearRecentlyViewed = (): void => write(null);

/** Reports changes in this and other tabs. Returns the unsubscribe function. */
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
