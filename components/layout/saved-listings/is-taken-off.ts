import type { useSaved } from './saved-store';

/** Removed from the visible list and not restored. */
export const isTakenOff = ({ ids, takenOff }: ReturnType<typeof useSaved>, id: string): boolean =>
  takenOff.includes(id) && !ids?.includes(id);
