/** `en` is the fallback. */
type ContentLocale = 'en' | 'es';

export type Localized<T = string> = Readonly<Record<ContentLocale, T>>;

/** `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A figure with date and source. */
export type Sourced<T> = Readonly<{ value: T; asOf: IsoDate; source: Localized }>;
