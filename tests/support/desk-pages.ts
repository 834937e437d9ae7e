import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who opens what. `staff`: owners and agents; `way`: pages on the way to the desk, tried by themselves. */
type Reach = 'owner' | 'staff' | 'way';

/** By the first folder below `/dashboard/agency`; a page in another one has no row yet, and fails the test. */
export const pageRights: Readonly<Record<string, Reach>> = {
  '': 'staff',
  activity: 'owner',
  articles: 'owner',
  diary: 'staff',
  enrol: 'way',
  feeds: 'owner',
  figures: 'owner',
  help: 'staff',
  homes: 'staff',
  invitation: 'way',
  more: 'staff',
  newsletter: 'owner',
  people: 'staff',
  places: 'staff',
  questions: 'owner',
  site: 'owner',
  staff: 'staff',
  verify: 'way',
};

/** By the first folder below `/api/desk`. */
export const apiRights: Readonly<Record<string, Exclude<Reach, 'way'>>> = {
  'activity.csv': 'owner',
  'export.zip': 'owner',
  'figures.csv': 'owner',
  listings: 'staff',
  newsletter: 'owner',
  people: 'owner',
  portraits: 'owner',
  'redirects.csv': 'owner',
  viewings: 'staff',
};

const PAGES = 'app/[locale]/(desk)/dashboard/agency';
const API = 'app/api/desk';

type Found = Readonly<{ section: string; address: string; file: string }>;

/** Every page of the desk, with a sample in place of ids. */
export const deskPages = (): readonly Found[] => filesNamed(PAGES, 'page.tsx', '/en/dashboard/agency');

/** Every address of the desk's API, with the methods that it has. */
export const deskApi = (): readonly (Found & { methods: readonly string[] })[] =>
  filesNamed(API, 'route.ts', '/api/desk').map((found) => {
    const source = readFileSync(found.file, 'utf8');
    const methods = [...source.matchAll(/export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/g)];
    return { ...found, methods: methods.flatMap(([, method]) => method ?? []) };
  });

function filesNamed(root: string, name: string, prefix: string): readonly Found[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => {
      const folders = path.dirname(file) === '.' ? [] : path.dirname(file).split(path.sep);
      const address = [prefix, ...folders.map((folder) => folder.replace(/^\[.+\]$/, 'sample'))].join('/');
      return { section: folders[0] ?? '', address, file: path.join(root, file) };
    })
    .toSorted((a, b) => a.address.localeCompare(b.address));
}
