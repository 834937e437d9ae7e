import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en';
import es from '@/messages/es';
import { givenMessages, refusedTerms, refusedTurns, type RefusedWord } from '@/tests/support/refused-words';
import { locales, type Locale } from './locales';

const codeKeys: ReadonlySet<string> = new Set(['id', 'url', 'href', 'email', 'alsoCalled', 'alsoTyped']);

type Found = readonly [where: string, text: string];

function words(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [[where, value.replace(/<[^>]+>/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (codeKeys.has(key) ? [] : words(part, `${where}.${key}`)));
}

function localized(value: unknown, locale: Locale, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === locale && 'en' in value && 'es' in value ? words(part, where) : localized(part, locale, `${where}.${key}`),
  );
}

async function contentTexts(locale: Locale): Promise<Found[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('all.ts') && !file.startsWith('types'),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const texts: unknown = await import(path.resolve('content', file));
      const [folder] = file.split(path.sep);
      if (folder === locale) return words(texts, file);
      return folder === 'en' || folder === 'es' ? [] : localized(texts, locale, file);
    }),
  );
  return found.flat();
}

const spoken = ([where, text]: Found): Found => [
  where,
  text.replace(/\{[\w.]+(, (plural|select|selectordinal),)?/g, ' '),
];

const messagesOf = (locale: Locale) => words({ en, es }[locale], 'messages').map(spoken);

function findRefused(texts: readonly Found[], refused: readonly RefusedWord[]): string[] {
  return texts.flatMap(([where, text]) =>
    refused.flatMap(([pattern, instead]) => {
      const hit = pattern.exec(text);
      return hit === null ? [] : [`${where}: "${text.slice(Math.max(0, hit.index - 30), hit.index + 40)}": ${instead}`];
    }),
  );
}

it.each(locales)('%s says one thing with one word, in messages and in content', async (locale) => {
  const texts = [...messagesOf(locale), ...(await contentTexts(locale)).map(spoken)];
  expect(texts.length).toBeGreaterThan(2000);
  const open = texts.filter(([where]) => !givenMessages[locale].includes(where));
  expect(findRefused(open, refusedTerms[locale])).toEqual([]);
});

/** Words that the table of docs/glossary.md refuses. */
function glossaryWords(locale: Locale): RefusedWord[] {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## One term for one thing');
  return table.split('\n').flatMap((line) => {
    const [, thing, english, spanish, ...refused] = line.split('|').map((cell) => cell.trim());
    if (!thing || thing === 'thing' || thing.startsWith('-')) return [];
    const terms = { en: [refused[0], english], es: [refused[1], spanish] }[locale];
    const [list = '', instead = ''] = terms;
    return list
      .split(', ')
      .flatMap((word): RefusedWord[] =>
        word ? [[new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu'), instead]] : [],
      );
  });
}

it.each(locales)('%s uses no word that the glossary refuses, and no turn of a translation', (locale) => {
  const refused = [...glossaryWords(locale), ...refusedTurns[locale]];
  expect(refused.length).toBeGreaterThan(25);
  const texts = messagesOf(locale).filter(([where]) => !givenMessages[locale].includes(where));
  expect(findRefused(texts, refused)).toEqual([]);
});

/** Pages of owners that set the site up, and the sign-in before its keys are set (decision 47). */
const namesVariables: ReadonlySet<string> = new Set([
  'messages.auth.errors.socialNotConfigured',
  'messages.deskFeeds.failures.privateAddress',
  'messages.deskSite.mailbox',
]);

it.each([en, es])('names variables of the environment to owners alone', (messages) => {
  const naming = words(messages, 'messages').flatMap(([where, text]) =>
    /\b[A-Z]{2,}_[A-Z]/.test(text) ? [where] : [],
  );
  expect(naming.filter((where) => !namesVariables.has(where))).toEqual([]);
});
