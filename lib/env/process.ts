import { findListeningProblem } from './listening';
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
