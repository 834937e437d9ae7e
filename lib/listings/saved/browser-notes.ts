import { isListingId, MAX_SAVED_LISTINGS } from './saved-listings';

/** Listed in content/storage.ts. */

const STORAGE_KEY = 'home-notes';

export const MAX_NOTE_LENGTH = 1_000;

function readNotes(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const notes = Object.entries(stored).filter(([id, note]) => isListingId(id) && typeof note === 'string');
    return Object.fromEntries(notes.slice(-MAX_SAVED_LISTINGS));
  } catch {
    return {};
  }
}

export const readBrowserNote = (id: string): string => readNotes()[id] ?? '';

/** Removes an empty note. Returns false without storage access. */
export function writeBrowserNote(id: string, note: string): boolean {
  const others = Object.entries(readNotes()).filter(([other]) => other !== id);
  const notes = Object.fromEntries(note === '' ? others : [...others, [id, note.slice(0, MAX_NOTE_LENGTH)]]);
  try {
    if (Object.keys(notes).length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
}
