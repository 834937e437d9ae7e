import { formattingLocale, type Locale } from './locales';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Of what the site's own code asks for: an engine takes longer to make a format than to use it fifty times. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions) =>
  memoize(numbers, locale, options, () => new Intl.NumberFormat(formattingLocale[locale], options));

/** The same for dates. Not with options that a visitor chooses: the formats stay for as long as the process runs. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  memoize(dates, locale, options, () => new Intl.DateTimeFormat(formattingLocale[locale], options));

function memoize<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
