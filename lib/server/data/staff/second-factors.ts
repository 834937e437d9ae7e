import 'server-only';
import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { recoveryCodes, sessions, staff } from '@/lib/server/db/schema';
import { hashOf } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

export type SecondFactor = Readonly<{
  /** Encrypted; null before enrolment begins. */
  secret: string | null;
  lastStep: number | null;
  isEnrolled: boolean;
}>;

const isActive = (userId: string) => and(eq(staff.userId, userId), isNull(staff.endedAt));

export async function findSecondFactor(userId: string): Promise<SecondFactor | null> {
  const [row] = await withDb((db) =>
    db
      .select({ secret: staff.totpSecret, lastStep: staff.totpLastStep, enrolledAt: staff.enrolledAt })
      .from(staff)
      .where(isActive(userId)),
  );
  return row ? { secret: row.secret, lastStep: row.lastStep, isEnrolled: row.enrolledAt !== null } : null;
}

/** `over`: expected current value, so that only one concurrent request succeeds. */
export async function setTotpSecret(userId: string, secret: string, over: string | null): Promise<void> {
  const was = over === null ? isNull(staff.totpSecret) : eq(staff.totpSecret, over);
  await withDb((db) =>
    db
      .update(staff)
      .set({ totpSecret: secret, totpLastStep: null })
      .where(and(isActive(userId), isNull(staff.enrolledAt), was)),
  );
}

/** Enrols the account if needed. Returns false if this or a later step was used. */
export async function consumeTotpStep(userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step));
  const rows = await withDb((db) =>
    db
      .update(staff)
      .set({ totpLastStep: step, enrolledAt: sql`coalesce(${staff.enrolledAt}, now())` })
      .where(and(isActive(userId), isLater))
      .returning({ userId: staff.userId }),
  );
  return rows.length > 0;
}

/** Equal codes have different hashes. */
const hashOfCode = (userId: string, code: string) => hashOf(`${userId}:${code}`);

/** Replaces all earlier codes. Stores only hashes. */
export async function replaceRecoveryCodes(userId: string, codes: readonly string[]): Promise<void> {
  await withDb((db) => db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));
  await withDb((db) =>
    db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOfCode(userId, code) }))),
  );
}

/** Returns false for an unknown or used code. */
export async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const isOpen = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOfCode(userId, code)));
  const rows = await withDb((db) =>
    db
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(and(isOpen, isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id }),
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await withDb((db) =>
    db
      .select({ open: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  );
  return row?.open ?? 0;
}

export async function removeSecondFactor(userId: string): Promise<void> {
  await withDb((db) =>
    db.update(staff).set({ totpSecret: null, totpLastStep: null, enrolledAt: null }).where(eq(staff.userId, userId)),
  );
  await withDb((db) => db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));
  await withDb((db) => db.update(sessions).set({ mfaAt: null, mfaSeenAt: null }).where(eq(sessions.userId, userId)));
}
