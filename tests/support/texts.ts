import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';

/** Playwright's loader requires an attribute for each JSON import. */
const read = (language: string): Messages =>
  Object.assign(
    {},
    ...readdirSync(`messages/${language}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(`messages/${language}/${name}`, 'utf8')) as object),
  ) as Messages;

const en = read('en');
const es = read('es');

/** Locators use messages, so that edited texts break no test. */
export const texts = { en, es } as const;

export const languages = ['en', 'es'] as const;

export const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));

export const caseOf = (message: string, name: string) =>
  new RegExp(`\\b${name} \\{([^{}]*)`).exec(message)?.[1] ?? message;
