/** What is counted where it happens; the rest is reckoned from its own table. */
export const countKinds = ['view', 'alert'] as const;
export type CountKind = (typeof countKinds)[number];
