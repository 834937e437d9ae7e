import 'server-only';
import { createSession } from '@/lib/server/data/sessions';
import { inTransaction } from '@/lib/server/data/transaction';
import { recordSignIn } from '@/lib/server/data/users';
import type { SessionClaims } from './session-token';

/** Who does not want to be remembered is, at most, for a day: browsers that restore their windows keep such cookies. */
const NOT_REMEMBERED_SECONDS = 86_400;

/** A new session of the user, as the cookie is to carry it. */
export function openSession(userId: string, isRemembered: boolean): Promise<SessionClaims> {
  return inTransaction(async () => {
    const before = await recordSignIn(userId);
    const session = await createSession(userId, isRemembered ? undefined : NOT_REMEMBERED_SECONDS);
    return { sub: userId, sid: session.id, before: before?.toISOString() ?? null };
  });
}
