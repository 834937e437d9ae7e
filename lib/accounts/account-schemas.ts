import * as z from 'zod/mini';
import { safePath } from '@/lib/site/safe-path';
import { emailAddress } from '@/lib/text/email-address';

/** Only the server checks common passwords. */

export const accountCodes = [
  'fillAllFields',
  'emailRequired',
  'invalidEmail',
  'passwordRequired',
  'confirmRequired',
  'passwordsDontMatch',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'wrongPassword',
  'missingCredentials',
  'wrongCredentials',
  'unverified',
  'cookiesRefused',
  'rateLimited',
  'resendLater',
  'unavailable',
  'invalidLink',
  'userNotFound',
  'lastOwner',
  'socialFailed',
  'socialNotConfigured',
  'socialNoEmail',
  'socialUnverifiedEmail',
  'socialAccountExists',
] as const;
export type AccountCode = (typeof accountCodes)[number];

export const socialCodes = [
  'socialFailed',
  'socialNotConfigured',
  'socialNoEmail',
  'socialUnverifiedEmail',
  'socialAccountExists',
  'rateLimited',
  'unavailable',
] as const;
export type SocialCode = (typeof socialCodes)[number];

/** Errors of `/login?error=...` from NextAuth's endpoint, and of a browser without cookies. */
export const signInCodes = ['missingCredentials', 'wrongCredentials', 'unverified', 'cookiesRefused'] as const;
export type SignInCode = (typeof signInCodes)[number];

export const PASSWORD_MIN_LENGTH = 6;
/** Minimum seconds between sign-up emails to one address. */
export const RESEND_SECONDS = 60;
const PASSWORD_MAX_LENGTH = 256;
const TOKEN_MAX_LENGTH = 128;
const PATH_MAX_LENGTH = 512;

/** Counts characters, as the server does, not UTF-16 units. */
const lengthOf = (password: string) => [...password.normalize('NFKC')].length;
/** Limit before normalisation; longer input is too long in any count. */
const MAX_UNITS = 4 * PASSWORD_MAX_LENGTH;

const code = (value: AccountCode) => value;

const emailWith = (empty: AccountCode) =>
  emailAddress<AccountCode>({ empty, tooLong: 'invalidEmail', invalid: 'invalidEmail' });

const knownPassword = z
  .string({ error: code('passwordRequired') })
  .check(z.minLength(1, code('passwordRequired')), z.maxLength(MAX_UNITS, code('passwordTooLong')));

const newPassword = z.string({ error: code('passwordRequired') }).check(
  z.minLength(1, { error: code('passwordRequired'), abort: true }),
  z.refine((value) => value.length <= MAX_UNITS && lengthOf(value) <= PASSWORD_MAX_LENGTH, {
    error: code('passwordTooLong'),
    abort: true,
  }),
  z.refine((value) => lengthOf(value) >= PASSWORD_MIN_LENGTH, code('passwordTooShort')),
);

const confirmation = z.string({ error: code('confirmRequired') }).check(z.minLength(1, code('confirmRequired')));

const token = z
  .string({ error: 'invalidLink' })
  .check(z.minLength(1, 'invalidLink'), z.maxLength(TOKEN_MAX_LENGTH, 'invalidLink'));

const checkbox = z.pipe(
  z.optional(z.union([z.boolean(), z.string().check(z.maxLength(8))])),
  z.transform((value) => value === true || value === 'on' || value === 'true'),
);

/** An allowed path of this site, else `/`. */
const returnTo = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => (value && value.length <= PATH_MAX_LENGTH ? safePath(value) : '/')),
);

export const signInSchema = z.object({
  email: emailWith('emailRequired'),
  password: knownPassword,
  remember: checkbox,
  returnTo,
});

export const signUpSchema = z
  .object({ email: emailWith('emailRequired'), password: newPassword, confirm: confirmation, returnTo })
  .check(
    z.refine(({ password, confirm }) => password === confirm, { error: code('passwordsDontMatch'), path: ['confirm'] }),
  );

export const forgotSchema = z.object({ email: emailWith('emailRequired') });

export const resendSchema = z.object({ email: emailWith('emailRequired'), returnTo });

export const resetSchema = z
  .object({ token, password: newPassword, confirm: confirmation })
  .check(
    z.refine(({ password, confirm }) => password === confirm, { error: code('passwordsDontMatch'), path: ['confirm'] }),
  );

export const changeSchema = z
  .object({ current: knownPassword, next: newPassword, confirm: confirmation })
  .check(z.refine(({ next, confirm }) => next === confirm, { error: code('passwordsDontMatch'), path: ['confirm'] }));

export const deleteSchema = z
  .object({
    password: z.optional(knownPassword),
    token: z.optional(token),
    confirm: z.string('mustConfirm').check(z.minLength(1, 'mustConfirm')),
  })
  .check(
    z.refine(({ password, token: link }) => password !== undefined || link !== undefined, {
      error: code('fillAllFields'),
      path: ['password'],
    }),
  );

export type SignInInput = z.output<typeof signInSchema>;
export type SignUpInput = z.output<typeof signUpSchema>;
export type ResendInput = z.output<typeof resendSchema>;
export type ForgotInput = z.output<typeof forgotSchema>;
export type ResetInput = z.output<typeof resetSchema>;
export type ChangeInput = z.output<typeof changeSchema>;
export type DeleteInput = z.output<typeof deleteSchema>;
