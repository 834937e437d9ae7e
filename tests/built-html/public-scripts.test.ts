import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILD = path.join(process.cwd(), '.next');
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;
/** Names that minifiers preserve. */
const libraries = { zod: '._zod', 'react-hook-form': 'shouldUnregister' };

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const chunksIn = (file: string) => read(file).match(CHUNK) ?? [];

function scriptsOf(folder: string): ReadonlySet<string> {
  const root = path.join('server/app/[locale]', folder);
  const pages = readdirSync(path.join(BUILD, root), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('page_client-reference-manifest.js'))
    .map((file) => path.join(root, file));
  const found = new Set(pages.flatMap(chunksIn));
  for (const chunk of found) for (const later of chunksIn(chunk)) found.add(later);
  return found;
}

const librariesIn = (folder: string) => {
  const code = [...scriptsOf(folder)].map(read);
  return Object.entries(libraries).flatMap(([name, mark]) => (code.some((text) => text.includes(mark)) ? [name] : []));
};

it('is recognised where it is', () =>
  expect(librariesIn('(account)/dashboard/change-password')).toEqual(['zod', 'react-hook-form']));

it('ships no form library with public pages', () => {
  expect(scriptsOf('(site)').size).toBeGreaterThan(10);
  expect(librariesIn('(site)')).toEqual([]);
});

it('ships no source map', () => {
  const shipped = readdirSync(path.join(BUILD, 'standalone/.next/static'), { encoding: 'utf8', recursive: true });
  expect(shipped.some((file) => file.endsWith('.js'))).toBe(true);
  expect(shipped.filter((file) => file.endsWith('.map'))).toEqual([]);
});
