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

export const readNotice = (value: unknown): FeedNotice | null => notices.find((notice) => notice === value) ?? null;

export const isRefusal = (notice: FeedNotice): boolean => notice === 'other' || notice === 'isPaused';
