import 'server-only';
import { isEmailAddress } from '@/lib/text/email-address';
import type { SocialCode } from '@/lib/accounts/account-schemas';
import type { Locale } from '@/lib/i18n/locales';
import { addIdentity, findIdentity, removeIdentities } from '@/lib/server/data/identities';
import { revokeAllSessionsOf } from '@/lib/server/data/sessions';
import { revokeTokens } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import { clearPassword, createUser, findUserByEmail, lockCredentials, markVerified } from '@/lib/server/data/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import type { SocialProfile } from './social-providers';

type Answer = Readonly<{ status: 'done'; userId: string } | { status: 'error'; code: SocialCode }>;

const refuse = (code: SocialCode): Answer => ({ status: 'error', code });

/**
 * Whose account somebody enters who comes from a provider: the one that is tied to this account there, else the one
 * with the address the provider vouches for, else a new one.
 */
export function enterWithProfile(profile: SocialProfile, locale: Locale): Promise<Answer> {
  return inTransaction(async () => {
    const identity = await findIdentity(profile.provider, profile.subject);
    if (identity) return { status: 'done', userId: identity.userId };
    if (!profile.email || !isEmailAddress(profile.email)) return refuse('socialNoEmail');
    // Google says of every address whether it is verified: a no means that anybody could have entered it.
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
    // Of two that come at once, the first has tied it.
    const tied = await findIdentity(profile.provider, profile.subject);
    return tied ? { status: 'done', userId: tied.userId } : refuse('socialFailed');
  });
}

/**
 * The provider vouches that this is the owner of the address. An account that was never verified may be a stranger's
 * work: whatever the stranger left (password, sessions, links, ways to sign in) must not open it from now on.
 */
async function welcomeOwner(userId: string, { provider }: SocialProfile): Promise<void> {
  // As it is now: the link that verifies it may have been followed at the same moment.
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
