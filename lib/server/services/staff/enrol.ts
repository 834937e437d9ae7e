import 'server-only';
import { decryptTotpSecret, encryptTotpSecret, newTotpSecret, totpUri } from '@/lib/server/auth/totp';
import { findSecondFactor, setTotpSecret } from '@/lib/server/data/staff/second-factors';
import type { StaffMember } from '@/lib/server/data/staff/staff';
import { siteFacts } from '@/lib/site/site-facts';

export type Enrolment = Readonly<{
  secret: string;
  uri: string;
}>;

/** Returns the same secret until enrolment. */
export async function readEnrolment({ email, userId }: StaffMember): Promise<Enrolment | null> {
  const factor = await findSecondFactor(userId);
  if (!factor || factor.isEnrolled) return null;
  const known = factor.secret && decryptTotpSecret(userId, factor.secret);
  if (known) return enrolmentOf(email, known);
  await setTotpSecret(userId, encryptTotpSecret(userId, newTotpSecret()), factor.secret);
  // A concurrent request may have stored one first.
  const stored = (await findSecondFactor(userId))?.secret;
  const secret = stored ? decryptTotpSecret(userId, stored) : null;
  return secret ? enrolmentOf(email, secret) : null;
}

const enrolmentOf = (email: string, secret: string): Enrolment => ({
  secret,
  uri: totpUri(siteFacts().agency.name, email, secret),
});
