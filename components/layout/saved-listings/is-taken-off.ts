import type { useSaved } from './saved-store';

export const isTakenOff = ({ ids, takenOff }: ReturnType<typeof useSaved>, id: string): boolean =>
  takenOff.includes(id) && !ids?.includes(id);
