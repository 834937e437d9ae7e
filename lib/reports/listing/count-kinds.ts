/** Events counted as they happen; other counts use their own tables. */
export const countKinds = ['view', 'alert'] as const;
export type CountKind = (typeof countKinds)[number];
