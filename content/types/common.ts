/** `en` is the fallback. */
type ContentLocale = 'en' | 'es';

export type Localized<T = string> = Readonly<Record<ContentLocale, T>>;

export type IsoDate = `${number}-${number}-${number}`;

export type Sourced<T> = Readonly<{ value: T; asOf: IsoDate; source: Localized }>;
