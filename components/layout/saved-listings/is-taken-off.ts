import type { useSaved } from './saved-store';

/** Whether a home was taken off the list in sight and is not on it again. */
export const isTakenOff = ({ ids, takenOff }: ReturnType<typeof useSaved>, id: string): boolean =>
  takenOff.includes(id) && !ids?.includes(id);
