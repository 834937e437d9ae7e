import 'server-only';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { decrypt, encrypt } from '@/lib/server/crypto/encrypt';

/** A code of the step before and after the present one is accepted: clocks differ, typing takes time. */
const TOLERANCE_SECONDS = 30;

/** A new secret of the second step, in base32. */
export const newTotpSecret = (): string => generateSecret();

const purposeOf = (userId: string) => `second-step:${userId}`;

/** For the database; no other account's row can have it. */
export const encryptTotpSecret = (userId: string, secret: string): string => encrypt(secret, purposeOf(userId));

/** Null if its key is gone. */
export const decryptTotpSecret = (userId: string, encrypted: string): string | null =>
  decrypt(encrypted, purposeOf(userId));

/** Address of the QR code that apps read. */
export const totpUri = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret });

/** Time step of a right code of six digits, later than `lastStep`, else null. */
export function matchingTotpStep(secret: string, code: string, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({
    secret,
    token: code,
    epochTolerance: TOLERANCE_SECONDS,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
