'use client';

import { isTakenOff } from './is-taken-off';
import { useSaved } from './saved-store';

/** `words` for each number from 0. */
export function SavedTotal({ homes, words }: { homes: readonly string[]; words: readonly string[] }) {
  const saved = useSaved();
  return words[homes.filter((id) => !isTakenOff(saved, id)).length];
}
