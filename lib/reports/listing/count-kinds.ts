/** Other counts use their own tables. */
export const countKinds = ['view', 'alert'] as const;
export type CountKind = (typeof countKinds)[number];
