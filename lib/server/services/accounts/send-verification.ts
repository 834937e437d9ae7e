import 'server-only';
import { hasOpenToken, issueToken } from '@/lib/server/data/core/tokens';
import type { User } from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';

/** Seconds; a link with less remaining validity counts as expired. */
const USABLE_SECONDS = 3_600;

export type VerificationOptions = Readonly<{
  returnTo: string;
  isWithinLimit: boolean;
}>;

/** Call it in a transaction. */
export async function sendVerification(user: User, { returnTo, isWithinLimit }: VerificationOptions): Promise<void> {
  if (!isWithinLimit && (await hasOpenToken(user.id, 'verify', USABLE_SECONDS))) return;
  const token = await issueToken(user.id, 'verify', returnTo === '/' ? null : returnTo);
  await queueEmail({ kind: 'verifyEmail', recipient: user.email, locale: user.locale, payload: { token } });
}
