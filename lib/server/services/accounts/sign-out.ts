import 'server-only';
import { clearSessionCookies, readSessionClaims } from '@/lib/server/auth/session-cookie';
import { revokeSession } from '@/lib/server/data/accounts/sessions';
import { log } from '@/lib/server/log';

/** Clears the cookies even when the database is down. Never throws. */
export async function signOut(): Promise<void> {
  const claims = await readSessionClaims();
  try {
    if (claims) await revokeSession(claims.sid);
  } catch (error) {
    log.error({ err: error }, 'a session could not be ended; its cookie is cleared all the same');
  }
  await clearSessionCookies();
}
