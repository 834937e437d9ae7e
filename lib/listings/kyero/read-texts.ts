import { locales } from '@/lib/i18n/locales';
import type { FeedListing } from '@/content/types/feed-listing';
import { otherLanguages, otherTextLength } from '@/content/types/listing';
import { lessThanWholeIn } from '@/lib/listings/law/ownership-words';
import { htmlText } from '@/lib/text/html-text';
import type { PropertyReader } from './property-reader';

const MAX_FEATURES = 50;
const MAX_FEATURE_LENGTH = 200;
const FEATURE = /^features(?:\/([a-z]{2,3}))?(?:\/feature(?:\/([a-z]{2,3}))?)?$/;
const TEXTS = /^(?:desc|title|features|location_detail)(?:\/|$)/;

export function readDescription(reader: PropertyReader): FeedListing['description'] {
  if (reader.text('desc') !== '') reader.note('desc', 'noLanguage');
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const read = readText(reader, locale);
      return read === '' ? [] : [[locale, read]];
    }),
  );
}

function readText({ note, text }: PropertyReader, language: string): string {
  const whole = htmlText(withoutEscapes(text(`desc/${language}`)));
  if (whole.length > otherTextLength.text) note(`desc/${language}`, 'textCut', { max: otherTextLength.text });
  return whole.slice(0, otherTextLength.text).trim();
}

/** Programs repeat the Spanish or English text where they have no other: such a repetition is left out. */
export function readOtherTexts(
  reader: PropertyReader,
  description: FeedListing['description'],
): FeedListing['otherTexts'] {
  const own = new Set(Object.values(description));
  return Object.fromEntries(
    otherLanguages.flatMap((language) => {
      const text = readText(reader, language);
      const title = htmlText(reader.text(`title/${language}`))
        .replace(/\s+/g, ' ')
        .trim();
      const isTitle = title !== '' && title.length <= otherTextLength.title;
      return text === '' || own.has(text) ? [] : [[language, { ...(isTitle && { title }), text }]];
    }),
  );
}

/** True when a text in any language offers less than full ownership. */
export function readOwnershipDoubt({ fields, note }: PropertyReader): boolean {
  const texts = [...fields].filter(([field]) => TEXTS.test(field));
  const found = texts.flatMap(([field, values]) =>
    values.flatMap(({ text }) => {
      const words = lessThanWholeIn(htmlText(text));
      return words ? [{ field, words }] : [];
    }),
  );
  for (const { field, words } of found) note(field, 'lessThanWhole', { words });
  return found.length > 0;
}

/** Escapes exported as text: `\\r\\n`, `\\u00e1`. */
const withoutEscapes = (text: string): string =>
  text
    .replace(/(?:\\r)?\\n/g, '\n')
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["'/])/g, '$1');

const BETWEEN = /[\n;|•·▪●✓✔*]|,(?!\d)| [-–/] /;
const UNSURE =
  /(?<!\p{Letter})(?:no|not|none|sin|without|ni|optional\p{Letter}*|opcional\p{Letter}*|options?|possib\p{Letter}+|posib\p{Letter}+|near\p{Letter}*|cerca\p{Letter}*|extras?|kein\p{Letter}*|geen|sans)(?!\p{Letter})/iu;

function featuresIn(text: string): readonly string[] {
  const list = htmlText(text);
  return (UNSURE.test(list) ? [list] : list.split(BETWEEN)).map((feature) =>
    feature
      .replace(/\s+/g, ' ')
      .replace(/ ?[:=] ?(?:yes|sí|si|true|1)$/i, '')
      .trim(),
  );
}

/** Features given in several languages are the same features. */
function featureFields(fields: PropertyReader['fields']) {
  const given = [...fields].flatMap(([key, values]) => {
    const [, first = '', second = first] = FEATURE.exec(key) ?? [];
    return FEATURE.test(key) ? [{ language: second, values }] : [];
  });
  const known = given.filter(({ language }) => language === '' || locales.some((locale) => locale === language));
  return (known.length > 0 ? known : given).flatMap(({ values }) => values);
}

export function readFeatures({ fields, note }: PropertyReader): readonly string[] {
  const features = featureFields(fields)
    .flatMap(({ text }) => featuresIn(text))
    .filter((feature) => feature !== '' && feature.length <= MAX_FEATURE_LENGTH);
  if (features.length > MAX_FEATURES)
    note('features/feature', 'manyMore', { count: features.length, max: MAX_FEATURES });
  return features.slice(0, MAX_FEATURES);
}
