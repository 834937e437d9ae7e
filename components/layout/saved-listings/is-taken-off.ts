import type { useSaved } from './saved-store';

/** Returns whether an item was removed from the visible list and not restored. */
export const isTakenOff = ({ ids, takenOff }: ReturnType<typeof useSaved>, id: string): boolean =>
  takenOff.includes(id) && !ids?.includes(id);
