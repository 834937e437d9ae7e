import 'server-only';
import { listIdentities } from '@/lib/server/data/accounts/identities';
import { peekToken } from '@/lib/server/data/core/tokens';
import { findUserById } from '@/lib/server/data/accounts/users';
import { handleUnavailable } from './handle-unavailable';

type ResetLink = 'form' | 'invalid' | 'noPassword';

/** Checks a reset link without consuming it. */
export async function checkResetLink(token: unknown): Promise<ResetLink | 'unavailable'> {
  if (typeof token !== 'string' || token === '') return 'invalid';
  const result = await handleUnavailable<{ shown: ResetLink }>('checkResetLink', async () => {
    const found = await peekToken(token, 'reset');
    if (found.state !== 'valid') return { status: 'done', shown: 'invalid' };
    return { status: 'done', shown: (await hasOnlySocialSignIn(found.userId)) ? 'noPassword' : 'form' };
  });
  return result.status === 'done' ? result.shown : 'unavailable';
}

export async function hasOnlySocialSignIn(userId: string): Promise<boolean> {
  const user = await findUserById(userId);
  return user !== null && !user.hasPassword && (await listIdentities(userId)).length > 0;
}
