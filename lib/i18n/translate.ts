/** A translator whose keys are not checked: for functions that build keys from data, such as `features.${feature}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Widens a typed translator of next-intl for such functions. */
export const widen = (t: (key: never, ...values: never[]) => string): Translate => t as unknown as Translate;
