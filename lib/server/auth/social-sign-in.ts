import 'server-only';
import { isEmailAddress } from '@/lib/text/is-email-address';
import type { SocialCode } from '@/lib/accounts/account-schemas';
import type { Locale } from '@/lib/i18n/locales';
import { addIdentity, findIdentity, removeIdentities } from '@/lib/server/data/accounts/identities';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import { revokeTokens } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import {
  clearPassword,
  createUser,
  findUserByEmail,
  lockCredentials,
  markVerified,
} from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import type { SocialProfile } from './social-providers';

type Result = Readonly<{ status: 'done'; userId: string } | { status: 'error'; code: SocialCode }>;

const refuse = (code: SocialCode): Result => ({ status: 'error', code });

/** Prefers the linked account, then the verified address. */
export function enterWithProfile(profile: SocialProfile, locale: Locale): Promise<Result> {
  return inTransaction(async () => {
    const identity = await findIdentity(profile.provider, profile.subject);
    if (identity) return { status: 'done', userId: identity.userId };
    if (!profile.email || !isEmailAddress(profile.email)) return refuse('socialNoEmail');
    // Google returns false for an unproven address.
    if (profile.provider === 'google' && !profile.isEmailVerified) return refuse('socialUnverifiedEmail');
    const created = await createUser({
      email: profile.email,
      name: profile.name,
      locale,
      isEmailVerified: profile.isEmailVerified,
    });
    const user = created ?? (await findUserByEmail(profile.email));
    if (!user) return refuse('socialFailed');
    if (!created) {
      if (!profile.isEmailVerified) return refuse('socialAccountExists');
      await welcomeOwner(user.id, profile);
    }
    await addIdentity(user.id, profile.provider, profile.subject);
    // A concurrent sign-in has linked it.
    const tied = await findIdentity(profile.provider, profile.subject);
    return tied ? { status: 'done', userId: tied.userId } : refuse('socialFailed');
  });
}

/** An unverified account may belong to a stranger: removes its password, sessions, links and sign-in methods. */
async function welcomeOwner(userId: string, { provider }: SocialProfile): Promise<void> {
  const user = (await lockCredentials(userId))?.user;
  if (!user) return;
  if (user.emailVerifiedAt) {
    await queueEmail({
      kind: 'newSignInMethod',
      recipient: user.email,
      locale: user.locale,
      payload: { provider },
    });
    return;
  }
  await clearPassword(user.id);
  await removeIdentities(user.id);
  await revokeAllSessionsOf(user.id);
  for (const purpose of ['verify', 'reset', 'delete'] as const) await revokeTokens(user.id, purpose);
  await markVerified(user.id);
}
