import { execFileSync } from 'node:child_process';
import { sessionCookieName } from '@/lib/middleware/cookie-names';

/** Returns the `cookie` header of new staff. No site may be running on the database. */
export function makeDeskSession(environment: Readonly<Record<string, string>>, role: 'owner' | 'agent'): string {
  const loader = ['--no-warnings', '--import', './tests/support/typescript-loader.mjs'];
  const token = execFileSync(process.execPath, [...loader, 'tests/support/servers/seed-desk-session.ts', role], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  const isSecure = environment.SITE_URL?.startsWith('https:') ?? false;
  return `${sessionCookieName(isSecure)}=${token.trim()}`;
}
