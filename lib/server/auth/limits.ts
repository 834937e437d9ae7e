import 'server-only';
import type { RateLimit } from '@/lib/server/data/rate-limits';
import { normalizeEmail } from '@/lib/server/data/users';
import { env } from '@/lib/server/env';

/**
 * How often what may be tried. Limits of an account alone are wide, so that nobody can keep its owner out; those of
 * an account and an address together are narrow, so that nobody guesses.
 */

const MINUTE = 60;
const HOUR = 3_600;

/** Wrong passwords: both are given back after the right one. */
export const failureLimits = (email: string, ip: string): readonly RateLimit[] => [
  { name: `sign-in:pair:${normalizeEmail(email)}|${ip}`, limit: 5, seconds: env.SIGN_IN_WINDOW_SECONDS },
  { name: `sign-in:account:${normalizeEmail(email)}`, limit: 50, seconds: HOUR },
];

/** Tries of any outcome. */
export const tryLimits = (ip: string): readonly RateLimit[] => [
  { name: `sign-in:address:${ip}`, limit: 20, seconds: MINUTE },
  { name: 'sign-in:all', limit: 600, seconds: MINUTE },
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
export const askLimits = (form: string, ip: string): readonly RateLimit[] => [
  { name: `${form}:address:${ip}`, limit: 20, seconds: MINUTE },
  { name: `${form}:all`, limit: 300, seconds: MINUTE },
];

/** The same forms, by who would get the mail: reaching them changes nothing that the visitor sees. */
export const mailLimits = (form: string, email: string): readonly RateLimit[] => [
  { name: `${form}:mail:minute:${normalizeEmail(email)}`, limit: 1, seconds: MINUTE },
  { name: `${form}:mail:hour:${normalizeEmail(email)}`, limit: 5, seconds: HOUR },
];

/** Uses of mailed links, and starts of signing in elsewhere. */
export const linkLimits = (ip: string): readonly RateLimit[] => [
  { name: `links:address:${ip}`, limit: 60, seconds: MINUTE },
];
