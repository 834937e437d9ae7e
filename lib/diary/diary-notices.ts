export const diaryNotices = [
  'booked',
  'moved',
  'passedOn',
  'cancelled',
  'outcome',
  'blocked',
  'freed',
  'hours',
  'confirmed',
  'confirmation',
  'unshared',
  'followed',
  'unfollowed',
  'signed',
  'gone',
] as const;

export type DiaryNotice = (typeof diaryNotices)[number];
