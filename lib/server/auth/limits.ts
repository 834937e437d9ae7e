import 'server-only';
import { RESEND_SECONDS } from '@/lib/accounts/account-schemas';
import type { RateLimit } from '@/lib/server/data/rate-limits';
import { normalizeEmail } from '@/lib/server/data/users';
import { env } from '@/lib/server/env';

/**
 * How often what may be tried. Limits of an account and a network address together are narrow, so that nobody guesses;
 * a browser in which the owner has signed in before has limits of its own, so that nobody locks the owner out.
 */

const MINUTE = 60;
const HOUR = 3_600;

/** Wrong passwords; given back after the right one. `deviceId` is that of a known device (./known-device). */
export const failureLimits = (email: string, ip: string, deviceId: string | null): readonly RateLimit[] =>
  deviceId === null
    ? [
        { name: `sign-in:pair:${normalizeEmail(email)}|${ip}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
        { name: `sign-in:account:${normalizeEmail(email)}`, limit: 50, seconds: HOUR },
      ]
    : [{ name: `sign-in:device:${deviceId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS }];

/** Attempts of any outcome, by where they come from. */
export const tryLimits = (ip: string, deviceId: string | null): readonly RateLimit[] => [
  { name: deviceId === null ? `sign-in:address:${ip}` : `sign-in:tries:${deviceId}`, limit: 20, seconds: MINUTE },
];

/** Somebody who is signed in and types the present password: to change it, or to delete the account. */
export const reauthenticationLimits = (userId: string): readonly RateLimit[] => [
  { name: `re-authenticate:${userId}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
];

/** Changes of the password, the right ones alone: each costs two hashes and a mail. */
export const changeLimits = (userId: string): readonly RateLimit[] => [
  { name: `change-password:${userId}`, limit: 10, seconds: HOUR },
];

/** Forms that send a mail, by who sends them. */
export const requestLimits = (form: string, ip: string): readonly RateLimit[] => [
  { name: `${form}:address:${ip}`, limit: 20, seconds: MINUTE },
];

/** Attempts of all visitors together, for `slowDownBeyond`: beyond them requests wait. */
export const signInCeiling: RateLimit = { name: 'sign-in:all', limit: 600, seconds: MINUTE };
export const formCeiling = (form: string): RateLimit => ({ name: `${form}:all`, limit: 300, seconds: MINUTE });

/** The same forms, by who would get the mail: beyond them the mail alone is left out. */
export const emailLimits = (form: string, email: string): readonly RateLimit[] => [
  { name: `${form}:mail:minute:${normalizeEmail(email)}`, limit: 1, seconds: RESEND_SECONDS },
  { name: `${form}:mail:hour:${normalizeEmail(email)}`, limit: 5, seconds: HOUR },
];

/** Uses of mailed links, and starts of signing in elsewhere. */
export const linkLimits = (ip: string): readonly RateLimit[] => [
  { name: `links:address:${ip}`, limit: 60, seconds: MINUTE },
];
