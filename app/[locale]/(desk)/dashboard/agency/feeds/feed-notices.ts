/** What an action of the feeds' room has to say on the page to which it leads. */
const notices = [
  'added',
  'changed',
  'run',
  'paused',
  'resumed',
  'approved',
  'declined',
  'removed',
  'other',
  'isPaused',
] as const;

export type FeedNotice = (typeof notices)[number];

/** Of the query; null for anything else. */
export const readNotice = (value: unknown): FeedNotice | null => notices.find((notice) => notice === value) ?? null;

/** Notices that nothing was done. */
export const isRefusal = (notice: FeedNotice): boolean => notice === 'other' || notice === 'isPaused';
