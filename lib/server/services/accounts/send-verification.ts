import 'server-only';
import { hasOpenToken, issueToken } from '@/lib/server/data/tokens';
import type { User } from '@/lib/server/data/users';
import { queueEmail } from '@/lib/server/email/queue-email';

/** A link that is good for less than this (seconds) does not count as one that the owner has. */
const USABLE_SECONDS = 3_600;

export type VerificationOptions = Readonly<{
  /** Path that the page under the link goes on to; `/` for nowhere in particular. */
  returnTo: string;
  /** False once the address has had as many mails as it may get: then none goes out while the last link is good. */
  isWithinLimit: boolean;
}>;

/** Mails a link to `/auth/verify?token=...`. Call it in a transaction. */
export async function sendVerification(user: User, { returnTo, isWithinLimit }: VerificationOptions): Promise<void> {
  if (!isWithinLimit && (await hasOpenToken(user.id, 'verify', USABLE_SECONDS))) return;
  const token = await issueToken(user.id, 'verify', returnTo === '/' ? null : returnTo);
  await queueEmail({ kind: 'verifyEmail', recipient: user.email, locale: user.locale, payload: { token } });
}
