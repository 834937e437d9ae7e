import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localizedHref } from '@/lib/i18n/href';
import { locales, type Locale } from '@/lib/i18n/locales';
import type { AppPath } from '@/lib/i18n/routes';

const BUILD = path.join(process.cwd(), '.next');

export function prerenderedRoutes(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(path.join(BUILD, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  return new Set(Object.keys(manifest.routes));
}

/** React data, removed because no test reads it and parsing it doubles the time. */
const REACT_COPY = /<script[^>]*>self\.__next_f\.push.*?<\/script>/gs;

export type BuiltPage = Readonly<{
  locale: Locale;
  path: AppPath;
  url: string;
  html: string;
  document: Document;
}>;

const pages = new Map<string, BuiltPage>();

/** Cached for all tests of a file, which must not change it. Throws if the build has no file. */
export const builtPages = (path_: AppPath): readonly BuiltPage[] =>
  locales.map((locale) => {
    const url = localizedHref(locale, path_);
    const page = pages.get(url) ?? readPage(locale, path_, url);
    pages.set(url, page);
    return page;
  });

function readPage(locale: Locale, path_: AppPath, url: string): BuiltPage {
  const file = path.join(BUILD, 'server/app', `${url}.html`);
  if (!existsSync(file)) throw new Error(`${url} was not prerendered`);
  const html = readFileSync(file, 'utf8');
  let parsed: Document | undefined;
  return {
    locale,
    path: path_,
    url,
    html,
    get document() {
      return (parsed ??= new DOMParser().parseFromString(html.replace(REACT_COPY, ''), 'text/html'));
    },
  };
}

export function* prerenderedHtml(): Generator<readonly [url: string, html: string]> {
  for (const url of prerenderedRoutes()) {
    const file = path.join(BUILD, 'server/app', `${url}.html`);
    if (existsSync(file)) yield [url, readFileSync(file, 'utf8')];
  }
}
