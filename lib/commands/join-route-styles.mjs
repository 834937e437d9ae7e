import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOfSheets } from './join-styles.mjs';
import { fail } from './node-version.mjs';
import { writeByContent } from './write-by-content.mjs';

const MANIFEST = 'page_client-reference-manifest.js';

/** Where a manifest says which stylesheets each layout, page and error screen has, those of the layouts above it too. */
const ENTRIES = /"entryCSSFiles":(\{(?:"[^"]+":\[(?:\{[^{}]*\},?)*\],?)*\})/;

const OF_ROUTE = /^\[project\]\/app\/\[locale\]\/(?:.*\/)?(layout|page)$/;

/** Layouts from the outermost on, and the page within them. */
const rank = (name) => (name.endsWith('/page') ? Infinity : name.length);

/**
 * Pages that are rendered for the request: the stylesheets that a layout adds to those above it go into one file, and
 * those of the page into another, since a browser has six connections and such a page a dozen stylesheets. Layouts keep
 * files of their own, because a page that is opened from another one with the same layout asks for its own alone.
 * `isJoined` tells which routes have nothing to join. Gives the number of routes that were joined.
 */
export function joinRouteStyles({ pages, chunks, folder, isJoined }) {
  const manifests = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === MANIFEST)
    .filter((file) => !isJoined(`/${path.dirname(file)}`.replaceAll(/\/\(\w+\)/g, '')));
  for (const file of manifests) {
    const place = path.join(pages, file);
    const manifest = readFileSync(place, 'utf8');
    const entries = ENTRIES.exec(manifest)?.[1];
    if (!entries) {
      fail(`${file}: this version of Next names stylesheets in another way; adapt lib/commands/join-route-styles.mjs.`);
    }
    const joined = JSON.stringify(joinEntries(JSON.parse(entries), { chunks, folder }));
    writeFileSync(
      place,
      manifest.replace(ENTRIES, () => `"entryCSSFiles":${joined}`),
    );
  }
  return manifests.length;
}

/** The same entries, where each of a route's own has one file in place of those that the ones above it have not. */
function joinEntries(entries, { chunks, folder }) {
  const joined = new Map();
  const layers = Object.entries(entries)
    .filter(([name]) => OF_ROUTE.test(name))
    .sort(([first], [second]) => rank(first) - rank(second));
  for (const [, styles] of layers) {
    const own = styles.map((style) => style.path).filter((style) => !joined.has(style));
    const file = own.length > 1 ? join(own, { chunks, folder }) : own[0];
    for (const style of own) joined.set(style, file);
  }
  const inPlace = (styles) => [...new Set(styles.map((style) => joined.get(style.path) ?? style.path))];
  return Object.fromEntries(
    Object.entries(entries).map(([name, styles]) => [
      name,
      inPlace(styles).map((style) => ({ path: style, inlined: false })),
    ]),
  );
}

function join(styles, { chunks, folder }) {
  const code = codeOfSheets(
    styles.map((style) => path.basename(style)),
    chunks,
  );
  return `static/${path.basename(folder)}/${writeByContent(code, { folder, extension: 'css' })}`;
}
