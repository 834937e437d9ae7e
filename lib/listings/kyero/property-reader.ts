import { locales } from '@/lib/i18n/locales';
import { htmlText } from '@/lib/text/html-text';
import { isUnsaid } from './flag-terms';
import { feedName, type FeedProblem, type FeedProblemCode, type FeedProblemValues } from './feed-problem';
import type { FeedProperty } from './parse-properties';

const MAX_WORDS = 100;
/** A truncated URL as id could merge two listings. */
const MAX_ID = 2_000;
const SHOWN = 60;
const NO_ID = /^(?:[0-]+|nan|none|\?+|#\S+!|array|\[object object\]|sin (?:id|ref\w*))$/i;

export type PropertyReader = ReturnType<typeof propertyReader>;

/** Collects errors (`refuse`) and omissions (`note`). */
export function propertyReader({ fields, line, number }: FeedProperty) {
  const problems: FeedProblem[] = [];
  const notes: FeedProblem[] = [];
  const text = (field: string) => fields.get(field)?.[0]?.text ?? '';
  const words = (field: string) => feedWords(fields, field);
  const allWords = (field: string) => fieldsIn(fields, field).map(({ text: given }) => plainWords(given));
  const lineOf = (field: string) =>
    fields.get(field)?.[0]?.line ?? [...fields].find(([key]) => key.startsWith(`${field}/`))?.[1][0]?.line ?? line;
  const givenText = (field: string) => {
    const given = fieldsIn(fields, field)[0] ?? fields.get(field)?.[0];
    return given ? printableText(given.text) : null;
  };
  const add =
    (list: FeedProblem[], isGiven = false) =>
    (field: string, code: FeedProblemCode, values: FeedProblemValues = {}) =>
      void list.push({
        line: lineOf(field),
        listing: feedName(words('ref'), number),
        field,
        code,
        values,
        ...(isGiven && { given: givenText(field) }),
      });
  return {
    fields,
    problems,
    notes,
    text,
    words,
    allWords,
    refuse: add(problems),
    note: add(notes),
    refuseGiven: add(problems, true),
    noteGiven: add(notes, true),
  };
}

const CHILD_LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/;

/** The values of a field that are not empty; those of its languages (`type/es`) with English and Spanish first. */
function fieldsIn(fields: FeedProperty['fields'], field: string) {
  const own = fields.get(field)?.filter(({ text }) => text !== '') ?? [];
  if (own.length > 0) return own;
  const given = locales.flatMap((locale) => fields.get(`${field}/${locale}`) ?? []);
  for (const [key, values] of fields) {
    if (!key.startsWith(`${field}/`)) continue;
    const language = key.slice(field.length + 1);
    if (CHILD_LANGUAGE.test(language) && !locales.some((locale) => locale === language)) given.push(...values);
  }
  return given.filter(({ text }) => text !== '');
}

const plainWords = (text: string): string => htmlText(text).replace(/\s+/g, ' ').slice(0, MAX_WORDS).trim();

export function feedWords(fields: FeedProperty['fields'], field: string): string {
  if (field !== 'id') return plainWords(fieldsIn(fields, field)[0]?.text ?? '');
  const given = htmlText(fields.get(field)?.[0]?.text ?? '').replace(/\s+/g, ' ');
  // Listings with `N/A` as id are not the same listing.
  return NO_ID.test(given) || isUnsaid(given) ? '' : given.slice(0, MAX_ID).trim();
}

export function printableText(value: string): string {
  const line = htmlText(value).replace(/[\p{Control}\s]+/gu, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
