import { htmlText } from '@/lib/text/html-text';
import { isUnsaid } from './flag-terms';
import { feedName, type FeedProblem, type FeedProblemCode, type FeedProblemValues } from './feed-problem';
import type { FeedProperty } from './parse-properties';

const MAX_WORDS = 100;
/** Some programs use a URL as id; a truncated one could merge two listings. */
const MAX_ID = 2_000;
const SHOWN = 60;
const NO_ID = /^(?:[0-]+|nan|none|\?+|#\S+!|array|\[object object\]|sin (?:id|ref\w*))$/i;

export type PropertyReader = ReturnType<typeof propertyReader>;

/** Reads the fields of one listing and collects errors (`refuse`) and omissions (`note`). */
export function propertyReader({ fields, line, number }: FeedProperty) {
  const problems: FeedProblem[] = [];
  const notes: FeedProblem[] = [];
  const text = (field: string) => fields.get(field)?.[0]?.text ?? '';
  const words = (field: string) => wordsOf(fields, field);
  const lineOf = (field: string) =>
    fields.get(field)?.[0]?.line ?? [...fields].find(([key]) => key.startsWith(`${field}/`))?.[1][0]?.line ?? line;
  const add =
    (list: FeedProblem[], isGiven = false) =>
    (field: string, code: FeedProblemCode, values: FeedProblemValues = {}) =>
      void list.push({
        line: lineOf(field),
        listing: feedName(words('ref'), number),
        field,
        code,
        values,
        ...(isGiven && { given: fields.has(field) ? printableText(text(field)) : null }),
      });
  return {
    fields,
    problems,
    notes,
    text,
    words,
    refuse: add(problems),
    note: add(notes),
    refuseGiven: add(problems, true),
    noteGiven: add(notes, true),
  };
}

export function wordsOf(fields: FeedProperty['fields'], field: string): string {
  const given = htmlText(fields.get(field)?.[0]?.text ?? '').replace(/\s+/g, ' ');
  if (field !== 'id') return given.slice(0, MAX_WORDS).trim();
  // Listings with `N/A` as id are not the same listing.
  return NO_ID.test(given) || isUnsaid(given) ? '' : given.slice(0, MAX_ID).trim();
}

export function printableText(value: string): string {
  const line = htmlText(value).replace(/[\p{Control}\s]+/gu, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
