import { findListeningProblem } from './listening';
import { parseEnvironment, type Environment } from './schema';

/**
 * The validated environment; only this file reads it.
 * @throws Error naming each invalid variable.
 */
export function readEnvironment(): Environment {
  return parseEnvironment(process.env);
}

/** Why this server listens where it should not, or null. */
export const listeningProblem = () => findListeningProblem(process.env);

/** True in `next build`. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** Address of this server on its own machine. */
export const ownAddress = () => `http://localhost:${process.env.PORT ?? '3000'}`;

/** When this build was made (next.config.ts). */
export const builtAt = () => new Date(process.env.BUILT_AT ?? Date.now());

/** True under `next dev`. */
export const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Sets NextAuth's origin, which it would otherwise take from the Host header. */
export function setAuthAddress(origin: string): void {
  process.env.NEXTAUTH_URL = `${origin}/api/auth`;
}
