import 'server-only';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadSessionState, type CurrentUser, type SessionState } from './load-session';
import { readSessionClaims } from './session-cookie';

export type { CurrentUser, SessionState } from './load-session';

export const readSession = cache(async (): Promise<SessionState> => loadSessionState(await readSessionClaims()));

/** Returns null also when the database is unavailable. */
export async function currentUser(): Promise<CurrentUser | null> {
  const session = await readSession();
  return session.state === 'signedIn' ? session.user : null;
}

/** @throws DatabaseUnavailableError */
export async function knownUser(): Promise<CurrentUser | null> {
  const session = await readSession();
  if (session.state === 'unavailable') throw new DatabaseUnavailableError('nobody knows who is signed in');
  return session.state === 'signedIn' ? session.user : null;
}

/** Redirects signed-out visitors to `/login`. `path` includes the query. @throws DatabaseUnavailableError */
export async function requireUser(locale: Locale, path: string): Promise<CurrentUser> {
  const user = await knownUser();
  if (user) return user;
  redirect(loginFor(locale, path, (await readSessionClaims()) !== null));
}

/** @throws DatabaseUnavailableError */
export async function requireUserInAction(locale: Locale, path: string): Promise<CurrentUser> {
  const user = await knownUser();
  if (user) return user;
  redirect(loginFor(locale, path, true));
}

export const loginFor = (locale: Locale, path: string, hasEnded: boolean): string =>
  `/${locale}/login?returnTo=${encodeURIComponent(path)}${hasEnded ? '&notice=sessionEnded' : ''}`;
