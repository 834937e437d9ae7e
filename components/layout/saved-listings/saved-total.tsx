'use client';

import { isTakenOff } from './is-taken-off';
import { useSaved } from './saved-store';

/** `words`: text for each number from 0. */
export function SavedTotal({ listings, words }: { listings: readonly string[]; words: readonly string[] }) {
  const saved = useSaved();
  return words[listings.filter((id) => !isTakenOff(saved, id)).length];
}
