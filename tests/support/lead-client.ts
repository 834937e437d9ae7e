import { execFileSync } from 'node:child_process';
import { folder, serve, type Site } from './site-server';

export const openSite = (name: string, environment: Record<string, string> = {}): Promise<Site> =>
  serve({
    DATABASE_URL: `file:${folder}/${name}`,
    MAIL_FOLDER: `${folder}/${name}-mail`,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  });

let visitors = 0;
export const nextVisitor = () => `198.51.100.${(visitors += 1) % 250}`;

/** Uses our origin and a new address by default. */
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

export const sendMessage = (
  site: Pick<Site, 'url'>,
  fields: Record<string, unknown> = {},
  headers?: Record<string, string>,
) => post(site, '/api/contact/send', { ...goodMessage, ...fields }, headers);

export function leadsOf({ environment }: Site): { kind: string; message?: string; status: string }[] {
  const text = execFileSync('node', ['lib/cli/leads.mjs', '--format', 'json'], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 << 20,
  });
  return JSON.parse(text.toString()) as ReturnType<typeof leadsOf>;
}
