import { spawnSync } from 'node:child_process';
import { AUTH_SECRET, folder, freePort, serve, type Site } from './site-server';

export async function serveWithAccounts(name: string): Promise<Site> {
  const database = { DATABASE_URL: `file:${folder}/${name}`, AUTH_SECRET };
  const seeding = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', './tests/support/typescript-loader.mjs', 'tests/support/servers/seed-clients.ts'],
    { env: { ...process.env, ...database }, encoding: 'utf8' },
  );
  if (seeding.status !== 0) throw new Error(seeding.stderr);
  const port = await freePort();
  return serve({ ...database, SITE_URL: `http://localhost:${port}`, LOG_LEVEL: 'silent' }, port);
}

export function visitsBy<Kind extends string>(site: () => Site, cookies: Readonly<Record<Kind, string>>) {
  const get = (kind: Kind, address: string, init: RequestInit = {}) =>
    fetch(site().url + address, {
      redirect: 'manual',
      ...init,
      headers: { origin: site().url, cookie: cookies[kind], ...init.headers },
    });
  const post = (kind: Kind, address: string, body: FormData) => get(kind, address, { method: 'POST', body });
  const location = ({ headers }: Response) => (headers.get('location') ?? '').replace(site().url, '');
  async function entries(owner: Kind): Promise<string> {
    const page = await (await get(owner, '/en/dashboard/agency/activity')).text();
    return /<p>(\d[\d,]*) (?:entry|entries)<\/p>/.exec(page)?.[1] ?? page.slice(0, 500);
  }
  return { get, post, location, entries };
}
