import 'server-only';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { decrypt, encrypt } from '@/lib/server/crypto/encrypt';

/** Clocks differ and typing takes time. */
const TOLERANCE_SECONDS = 30;

export const newTotpSecret = (): string => generateSecret();

const purposeOf = (userId: string) => `second-step:${userId}`;

/** The row of another account cannot use the result. */
export const encryptTotpSecret = (userId: string, secret: string): string => encrypt(secret, purposeOf(userId));

/** Returns null if the key no longer exists. */
export const decryptTotpSecret = (userId: string, encrypted: string): string | null =>
  decrypt(encrypted, purposeOf(userId));

export const totpUri = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret });

/** Returns the time step of a code after `lastStep`, else null. */
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
