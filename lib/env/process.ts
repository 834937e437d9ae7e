import { parseEnvironment, type Environment } from './schema';

/**
 * Reads and validates the environment of this process; the only file that touches it.
 * @throws Error that names each wrong variable.
 */
export function readEnvironment(): Environment {
  return parseEnvironment(process.env);
}

/** True in `next build` and its workers. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** True under `next dev` only. */
export const isDeveloping = () => process.env.NODE_ENV === 'development';

/**
 * Tells NextAuth where the site stands: it would read that out of the Host header otherwise, which is the visitor's
 * to write.
 */
export function setAuthAddress(origin: string): void {
  process.env.NEXTAUTH_URL = `${origin}/api/auth`;
}
