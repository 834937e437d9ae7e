import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { AccountCode } from './account-schemas';

export type AccountErrors = Readonly<Record<AccountCode, string>>;

const sharedCodes = [
  'fillAllFields',
  'emailRequired',
  'invalidEmail',
  'passwordsDontMatch',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'wrongPassword',
  'missingCredentials',
  'wrongCredentials',
  'unverified',
  'invalidLink',
  'userNotFound',
] as const satisfies readonly AccountCode[];

/**
 * What the codes of accounts say in the page's language. `failed` is the sentence of the screen for what it cannot
 * explain (specification, section 8); `own` are words of its own for single codes.
 */
export async function accountErrors(
  failed: string,
  own: Partial<Record<AccountCode, string>> = {},
): Promise<AccountErrors> {
  const t = await getTranslations('accountErrors');
  const shared = Object.fromEntries(sharedCodes.map((code) => [code, t(code)])) as Record<
    (typeof sharedCodes)[number],
    string
  >;
  return {
    ...shared,
    // The form puts in the time that the server says.
    rateLimited: t('rateLimited', { time: '{time}' }),
    resendLater: t('resendLater', { time: '{time}' }),
    unavailable: failed,
    socialFailed: failed,
    socialNoEmail: failed,
    socialUnverifiedEmail: failed,
    socialAccountExists: failed,
    ...own,
  };
}
