import 'server-only';
import { peekToken } from '@/lib/server/data/core/tokens';
import { findUserById } from '@/lib/server/data/accounts/users';
import { handleUnavailable } from './handle-unavailable';

type VerificationLink = Readonly<{ state: 'valid'; email: string } | { state: 'invalid' }>;

/** Checks a verification link without consuming it. */
export async function checkVerificationLink(token: string): Promise<VerificationLink | { state: 'unavailable' }> {
  const result = await handleUnavailable<{ link: VerificationLink }>('checkVerificationLink', async () => {
    const found = await peekToken(token, 'verify');
    const user = found.state === 'valid' ? await findUserById(found.userId) : null;
    return { status: 'done', link: user ? { state: 'valid', email: user.email } : { state: 'invalid' } };
  });
  return result.status === 'done' ? result.link : { state: 'unavailable' };
}
