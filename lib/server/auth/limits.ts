import 'server-only';
import { RESEND_SECONDS } from '@/lib/accounts/account-schemas';
import type { RateLimit } from '@/lib/server/data/core/rate-limits';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { env } from '@/lib/server/env';

const MINUTE = 60;
const HOUR = 3_600;

/** A correct password refunds its attempt. */
export const failureLimits = (email: string, ip: string, deviceId: string | null): readonly RateLimit[] =>
  deviceId === null
    ? [
        { name: `sign-in:pair:${normalizeEmail(email)}|${ip}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
        { name: `sign-in:account:${normalizeEmail(email)}`, limit: 50, seconds: HOUR },
      ]
    : [{ name: `sign-in:device:${deviceId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS }];

export const tryLimits = (ip: string, deviceId: string | null): readonly RateLimit[] => [
  { name: deviceId === null ? `sign-in:address:${ip}` : `sign-in:tries:${deviceId}`, limit: 20, seconds: MINUTE },
];

export const reauthenticationLimits = (userId: string): readonly RateLimit[] => [
  { name: `re-authenticate:${userId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
];

export const changeLimits = (userId: string): readonly RateLimit[] => [
  { name: `change-password:${userId}`, limit: 10, seconds: HOUR },
];

export const requestLimits = (form: string, ip: string): readonly RateLimit[] => [
  { name: `${form}:address:${ip}`, limit: 20, seconds: MINUTE },
];

/** Excess requests wait. */
export const signInCeiling: RateLimit = { name: 'sign-in:all', limit: 600, seconds: MINUTE };
export const formCeiling = (form: string): RateLimit => ({ name: `${form}:all`, limit: 300, seconds: MINUTE });

/** Beyond it, only the email is omitted. */
export const emailLimits = (form: string, email: string): readonly RateLimit[] => [
  { name: `${form}:mail:minute:${normalizeEmail(email)}`, limit: 1, seconds: RESEND_SECONDS },
  { name: `${form}:mail:hour:${normalizeEmail(email)}`, limit: 5, seconds: HOUR },
];

export const linkLimits = (ip: string): readonly RateLimit[] => [
  { name: `links:address:${ip}`, limit: 60, seconds: MINUTE },
];
