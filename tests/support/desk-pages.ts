import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rights } from '@/lib/access/rights';
import { deskEntrances, deskSections } from '@/lib/i18n/desk-routes';

/** `way`: pages before the desk opens, tested separately. */
type Reach = 'owner' | 'staff' | 'way';

export const pageRights: Readonly<Record<string, Reach>> = Object.fromEntries([
  ...deskEntrances.map((name) => [name, 'way']),
  ...Object.values(deskSections).map((section) => {
    const allowed = 'right' in section ? rights[section.right] : { agent: 'any' };
    return [section.folder ?? '', 'agent' in allowed ? 'staff' : 'owner'];
  }),
]);

export const apiRights: Readonly<Record<string, Exclude<Reach, 'way'>>> = {
  'activity.csv': 'owner',
  'export.zip': 'owner',
  'feed-notes.csv': 'owner',
  'figures.csv': 'owner',
  listings: 'staff',
  newsletter: 'owner',
  people: 'owner',
  portraits: 'owner',
  'redirects.csv': 'owner',
  sales: 'owner',
  viewings: 'staff',
};

const PAGES = 'app/[locale]/(desk)/dashboard/agency';
const API = 'app/api/desk';

type Found = Readonly<{ section: string; address: string; file: string }>;

/** Returns all desk pages, with sample values for ids. */
export const deskPages = (): readonly Found[] => filesNamed(PAGES, 'page.tsx', '/en/dashboard/agency');

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
