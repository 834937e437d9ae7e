import { execFileSync } from 'node:child_process';
import { folder, serve, type Site } from './site-server';

/** Starts a site with a database of its own, behind one proxy; the same name again is the same place. */
export const openSite = (name: string, environment: Record<string, string> = {}): Promise<Site> =>
  serve({
    DATABASE_URL: `file:${folder}/${name}`,
    MAIL_FOLDER: `${folder}/${name}-mail`,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  });

let visitors = 0;
/** An address of the network that nobody had before. */
export const nextVisitor = () => `198.51.100.${(visitors += 1) % 250}`;

/** Posts to an address of the API, from one of our pages and by a new visitor where the headers don't say otherwise. */
export function post(
  site: Pick<Site, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/json', 'x-forwarded-for': nextVisitor(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const goodMessage = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

/** Sends a message that is good but for the fields given. */
export const sendMessage = (
  site: Pick<Site, 'url'>,
  fields: Record<string, unknown> = {},
  headers?: Record<string, string>,
) => post(site, '/api/contact/send', { ...goodMessage, ...fields }, headers);

/** Rows of the export, which is what the agency has. */
export function leadsOf({ environment }: Site): { kind: string; message?: string; status: string }[] {
  const text = execFileSync('node', ['lib/cli/leads.mjs', '--format', 'json'], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 << 20,
  });
  return JSON.parse(text.toString()) as ReturnType<typeof leadsOf>;
}
