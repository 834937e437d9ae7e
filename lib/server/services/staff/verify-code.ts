import 'server-only';
import { decryptTotpSecret, matchingTotpStep } from '@/lib/server/auth/totp';
import { forgetAttempts, countAttempt } from '@/lib/server/data/core/rate-limits';
import { consumeRecoveryCode, findSecondFactor, consumeTotpStep } from '@/lib/server/data/staff/second-factors';
import { verifyStaffSession, type StaffMember } from '@/lib/server/data/staff/staff';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { readRecoveryCode } from './recovery-codes';
import { recordOwn } from './record-own';
import type { RateLimit } from '@/lib/server/data/core/rate-limits';

/** Limits wrong codes; a correct code resets them. Password attempts are not affected. */
const secondStepLimits = (userId: string): readonly RateLimit[] => [
  { name: `second-step:${userId}`, limit: 5, seconds: 300 },
];

/** `wrongCode` includes used codes. `retryAfter` is in seconds. */
export type CodeResult = Readonly<
  { status: 'done' } | { status: 'error'; code: 'wrongCode' } | { status: 'error'; code: 'paused'; retryAfter: number }
>;

/**
 * Verifies a second factor: app code or recovery code. The first correct code enrols the account.
 * Five wrong codes in five minutes pause it.
 */
export async function verifyCode(member: StaffMember, sessionId: string, typed: string): Promise<CodeResult> {
  const limits = secondStepLimits(member.userId);
  const attempt = await countAttempt(limits);
  if (!attempt.isAllowed) return { status: 'error', code: 'paused', retryAfter: attempt.retryAfter };
  const isRight = await inTransaction(async () => {
    if (!(await useCode(member, typed))) return false;
    await verifyStaffSession(sessionId);
    return true;
  });
  if (!isRight) return { status: 'error', code: 'wrongCode' };
  await forgetAttempts(limits);
  return { status: 'done' };
}

async function useCode(member: StaffMember, typed: string): Promise<boolean> {
  const { userId } = member;
  const factor = await findSecondFactor(userId);
  if (!factor) return false;
  const recoveryCode = factor.isEnrolled ? readRecoveryCode(typed) : null;
  if (recoveryCode) {
    if (!(await consumeRecoveryCode(userId, recoveryCode))) return false;
    await recordOwn(member, 'recoveryCodeUsed');
    return true;
  }
  const secret = factor.secret && decryptTotpSecret(userId, factor.secret);
  const step = secret ? matchingTotpStep(secret, typed.replace(/\s/g, ''), factor.lastStep) : null;
  if (step === null || !(await consumeTotpStep(userId, step))) return false;
  if (!factor.isEnrolled) await recordOwn(member, 'secondFactorEnrolled');
  return true;
}
