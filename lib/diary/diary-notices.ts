/** What a page of the diary says was done, by the query `done`; keys of the messages `deskDiary.done`. */
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
