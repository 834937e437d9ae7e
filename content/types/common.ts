/** The languages every text exists in. `en` is the fallback. */
type ContentLocale = 'en' | 'es';

/** One value for each language. */
export type Localized<T = string> = Readonly<Record<ContentLocale, T>>;

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A figure that can go out of date, with the day it was true and where it was read. */
export type Sourced<T> = Readonly<{ value: T; asOf: IsoDate; source: Localized }>;
