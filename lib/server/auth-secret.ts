import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/server/env';
import { processState } from '@/lib/env/process-state';

const SECRET_BYTES = 32;

/** Per process: in development, a restart may end sessions. */
const temporary = processState<{ secret?: string }>('temporarySecret', () => ({}));

/** Returns why the server must not start, or null. */
export function findSecretProblem(): string | null {
  if (env.AUTH_SECRET ?? env.NEXTAUTH_SECRET) return null;
  if (env.NODE_ENV !== 'production') return null;
  return (
    'AUTH_SECRET must be set: it encrypts the sessions of signed-in clients. ' +
    'Make one with `openssl rand -base64 33`, or run `npm run up`, which writes one into .env.local.'
  );
}

export function authSecret(): string {
  const given = env.AUTH_SECRET ?? env.NEXTAUTH_SECRET;
  if (given) return given;
  const problem = findSecretProblem();
  if (problem) throw new Error(problem);
  return (temporary.secret ??= randomBytes(SECRET_BYTES).toString('base64url'));
}
