import 'server-only';
import { RESEND_SECONDS } from '@/lib/accounts/account-schemas';
import type { RateLimit } from '@/lib/server/data/core/rate-limits';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { env } from '@/lib/server/env';

/**
 * Rate limits of authentication: narrow per account and address against guessing; separate for known devices, so that
 * nobody locks the owner out.
 */

const MINUTE = 60;
const HOUR = 3_600;

/** Wrong passwords; a right one gives its attempt back. `deviceId` is of a known device (./known-device). */
export const failureLimits = (email: string, ip: string, deviceId: string | null): readonly RateLimit[] =>
  deviceId === null
    ? [
        { name: `sign-in:pair:${normalizeEmail(email)}|${ip}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
        { name: `sign-in:account:${normalizeEmail(email)}`, limit: 50, seconds: HOUR },
      ]
    : [{ name: `sign-in:device:${deviceId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS }];

/** All attempts, by origin. */
export const tryLimits = (ip: string, deviceId: string | null): readonly RateLimit[] => [
  { name: deviceId === null ? `sign-in:address:${ip}` : `sign-in:tries:${deviceId}`, limit: 20, seconds: MINUTE },
];

/** Current passwords typed while signed in. */
export const reauthenticationLimits = (userId: string): readonly RateLimit[] => [
  { name: `re-authenticate:${userId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
];

/** Password changes: each costs two hashes and an email. */
export const changeLimits = (userId: string): readonly RateLimit[] => [
  { name: `change-password:${userId}`, limit: 10, seconds: HOUR },
];

/** Forms that send an email, by sender. */
export const requestLimits = (form: string, ip: string): readonly RateLimit[] => [
  { name: `${form}:address:${ip}`, limit: 20, seconds: MINUTE },
];

/** Sign-ins of all visitors; beyond it requests wait. */
export const signInCeiling: RateLimit = { name: 'sign-in:all', limit: 600, seconds: MINUTE };
export const formCeiling = (form: string): RateLimit => ({ name: `${form}:all`, limit: 300, seconds: MINUTE });

/** The same forms, by recipient; beyond it only the email is left out. */
export const emailLimits = (form: string, email: string): readonly RateLimit[] => [
  { name: `${form}:mail:minute:${normalizeEmail(email)}`, limit: 1, seconds: RESEND_SECONDS },
  { name: `${form}:mail:hour:${normalizeEmail(email)}`, limit: 5, seconds: HOUR },
];

/** Uses of emailed links, and starts of social sign-in. */
export const linkLimits = (ip: string): readonly RateLimit[] => [
  { name: `links:address:${ip}`, limit: 60, seconds: MINUTE },
];
