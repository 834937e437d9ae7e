import { formattingLocale, type Locale } from './locales';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Memoised: constructing a format costs about fifty uses. */
const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions) =>
  memoize(numbers, locale, options, () => new Intl.NumberFormat(formattingLocale[locale], options));

/** Minus sign U+2212: Intl returns a hyphen. */
export const formatFigure = (value: number, locale: Locale, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value).replace('-', '\u2212');

/** Memoised for the process: never pass options from visitors. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  memoize(dates, locale, options, () => new Intl.DateTimeFormat(formattingLocale[locale], options));

function memoize<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
