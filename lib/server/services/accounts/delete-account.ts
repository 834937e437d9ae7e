import 'server-only';
import type { DeleteInput } from '@/lib/accounts/account-schemas';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { forgetDevice } from '@/lib/server/auth/known-device';
import { linkLimits } from '@/lib/server/auth/limits';
import { clearSessionCookies } from '@/lib/server/auth/session-cookie';
import { deleteUser } from '@/lib/server/data/registry/personal-data';
import { lockStaff } from '@/lib/server/data/staff/staff';
import { consumeToken, peekToken } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { cancelAppointmentsOf } from '@/lib/server/services/appointments/cancel-appointments-of';
import { eraseEmailFiles } from '@/lib/server/services/contacts/erase-email-files';
import { handleUnavailable, invalidLink, refuseBeyond } from './handle-unavailable';
import { reAuthenticate } from './re-authenticate';
import type { AccountResult } from './result';

/**
 * Deletes the account and all personal data. Requires the password or a token of requestAccountDeletion. Refuses the
 * last owner of the desk.
 */
export function deleteAccount(
  user: CurrentUser,
  { password, token }: Pick<DeleteInput, 'password' | 'token'>,
  visitor: Visitor,
): Promise<AccountResult> {
  return handleUnavailable('deleteAccount', async () => {
    const proof =
      password === undefined ? await refuseBeyond(linkLimits(visitor.ip)) : await reAuthenticate(user, password);
    if (proof?.status === 'error') return proof;
    const result = await inTransaction(async (): Promise<AccountResult> => {
      if (await isLastOwner(user.id)) return { status: 'error', code: 'lastOwner' };
      if (password === undefined && !(await redeem(token ?? '', user.id))) return invalidLink;
      await cancelAppointmentsOf(user.id);
      if (!(await deleteUser(user.id))) return { status: 'error', code: 'userNotFound' };
      await queueEmail({ kind: 'accountDeleted', recipient: user.email, locale: user.locale, payload: {} });
      return { status: 'done' };
    });
    if (result.status === 'done') {
      await eraseEmailFiles([user.email]);
      await clearSessionCookies();
      await forgetDevice();
    }
    return result;
  });
}

/** Locks the staff, so that two owners cannot leave concurrently. */
async function isLastOwner(userId: string): Promise<boolean> {
  const owners = (await lockStaff()).filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.userId === userId;
}

async function redeem(token: string, userId: string): Promise<boolean> {
  const link = await peekToken(token, 'delete');
  return link.state === 'valid' && link.userId === userId && (await consumeToken(token, 'delete')) === userId;
}
