import 'server-only';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadSessionState, type CurrentUser, type SessionState } from './load-session';
import { readSessionClaims } from './session-cookie';

export type { CurrentUser, SessionState } from './load-session';

/** The session of the request; read once, however many parts of the page ask. */
export const readSession = cache(async (): Promise<SessionState> => loadSessionState(await readSessionClaims()));

/** Who is signed in, or null; null also while the database does not answer (see readSession). */
export async function currentUser(): Promise<CurrentUser | null> {
  const session = await readSession();
  return session.state === 'signedIn' ? session.user : null;
}

/**
 * Who is signed in, or null for nobody.
 * @throws DatabaseUnavailableError where it cannot be known: see withDatabaseFallback.
 */
export async function knownUser(): Promise<CurrentUser | null> {
  const session = await readSession();
  if (session.state === 'unavailable') throw new DatabaseUnavailableError('nobody knows who is signed in');
  return session.state === 'signedIn' ? session.user : null;
}

/**
 * Who is signed in; sends everybody else to `/{locale}/login?returnTo=...`. `path` is the page with its query, with or
 * without the language. Every protected page and action calls it.
 * @throws DatabaseUnavailableError as `knownUser`.
 */
export async function requireUser(locale: Locale, path: string): Promise<CurrentUser> {
  const user = await knownUser();
  if (user) return user;
  redirect(`/${locale}/login?returnTo=${encodeURIComponent(path)}`);
}
