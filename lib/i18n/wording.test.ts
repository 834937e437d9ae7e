import { readdirSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { Locale } from './locales';

/** What is not to be written, and what is written instead (docs/glossary.md, 'One term for one thing'). */
const banned: Readonly<Record<Locale, readonly (readonly [pattern: RegExp, instead: string])[]>> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\b(ring|rings|rang|rung)\b(?! road)/i, 'call'],
    [/\breckon/i, 'calculate, think'],
    [/\bin all(?=[.,:;)]|$)|\bIn all\b|\bcosts in all\b/, 'total, in total'],
    [/\bpapers\b|\bevery paper\b/i, 'documents'],
    [/\bdear(er|est)?\b/i, 'expensive, more expensive'],
    [/\bmend(s|ed|ing)?\b/i, 'repair'],
    [/\bapprais/i, 'valuation, bank valuation'],
    [/\bsecond-hand\b/i, 'resale'],
    [/(?<!\bblocks? of )\bflats\b|\ba flat\b/i, 'apartment'],
    [/\bComunitat Valenciana\b|\bComunidad de Madrid\b/, 'Valencian Community, Madrid region'],
    [/\bbusiness premises\b/i, 'commercial premises'],
    [/\b[Ff]orm 21[01]\b/, 'Modelo 210, Modelo 211'],
    [/\bpictures\b/i, 'images (made by computer), photos'],
    [/\bby daylight\b/i, 'nothing: no photograph of a listing was taken'],
    [/\benergy letter\b/i, 'energy rating'],
    [/\bby slices\b|\bown slice\b/i, 'band'],
    [/\bone (sees|hears|smells)\b/i, 'you see, you hear'],
    [/\bsurely you\b/i, 'probably you'],
    [/\bopening fee\b/i, 'arrangement fee'],
  ],
  es: [],
};

/** Texts that stay as they are because the specification gives them to the letter, by what they say. */
const given: Readonly<Record<Locale, readonly string[]>> = { en: [], es: [] };

/** Keys whose values are addresses and names in the code, not words for readers. */
const codeKeys: ReadonlySet<string> = new Set(['id', 'url', 'href', 'email']);

type Found = readonly [where: string, text: string];

function words(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [[where, value.replace(/<[^>]+>/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (codeKeys.has(key) ? [] : words(part, `${where}.${key}`)));
}

/** The values under `locale` where a module holds both languages side by side. */
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

/** A message without the names of its arguments. */
const spoken = ([where, text]: Found): Found => [where, text.replace(/\{\w+(, (plural|select|selectordinal),)?/g, ' ')];

it.each(['en', 'es'] as const)('%s says one thing with one word, in messages and in content', async (locale) => {
  const texts = [...words({ en, es }[locale], 'messages').map(spoken), ...(await contentTexts(locale))];
  expect(texts.length).toBeGreaterThan(2000);
  const findings = texts.flatMap(([where, text]) =>
    given[locale].includes(text)
      ? []
      : banned[locale].flatMap(([pattern, instead]) => {
          const hit = pattern.exec(text);
          return hit === null
            ? []
            : [`${where}: "${text.slice(Math.max(0, hit.index - 30), hit.index + 40)}": ${instead}`];
        }),
  );
  expect(findings).toEqual([]);
});
