export const diaryNotices = [
  'booked',
  'moved',
  'undone',
  'late',
  'retaken',
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
