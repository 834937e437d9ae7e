import { parseEnvironment, type Environment } from './schema';

/**
 * Returns the validated environment; only this file reads it.
 * @throws Error naming each invalid variable.
 */
export function readEnvironment(): Environment {
  return parseEnvironment(process.env);
}

export const listeningProblem = () => findListeningProblem(process.env);

export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

export const ownAddress = () => `http://localhost:${process.env.PORT ?? '3000'}`;

export const builtAt = () => new Date(process.env.BUILT_AT ?? Date.now());

export const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Sets NextAuth's origin, which it would otherwise read from the Host header. */
export function setAuthAddress(origin: string): void {
  process.env.NEXTAUTH_URL = `${origin}/api/auth`;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** `node server.js` reads only HOSTNAME. */
export function findListeningProblem({ NODE_ENV, BIND_HOST, HOSTNAME }: Variables): string | null {
  for (const [name, value] of Object.entries({ BIND_HOST, HOSTNAME })) {
    // Next would redirect to itself (vercel/next.js#94745).
    if (value === '127.0.0.1') return `${name} must not be 127.0.0.1: use localhost, 0.0.0.0 or nothing.`;
  }
  if (NODE_ENV !== 'production' || !BIND_HOST || BIND_HOST === HOSTNAME) return null;
  return `BIND_HOST is read by npm start alone: start that (node lib/cli/start.mjs), or set HOSTNAME=${BIND_HOST} too.`;
}
