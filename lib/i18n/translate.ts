/** Unchecked keys, for those built from data such as `features.${feature}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export const widen = (t: (key: never, ...values: never[]) => string): Translate => t as unknown as Translate;
