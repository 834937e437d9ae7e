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
  'guestAdded',
  'guestRemoved',
  'gone',
] as const;

export type DiaryNotice = (typeof diaryNotices)[number];
