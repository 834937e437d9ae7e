import 'server-only';
import { getTranslations } from 'next-intl/server';
import { recordOf } from '@/lib/text/record-of';
import type { AccountCode } from './account-schemas';

export type AccountErrors = Readonly<Record<AccountCode, string>>;

const sharedCodes = [
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
  'invalidLink',
  'userNotFound',
  'lastOwner',
] as const satisfies readonly AccountCode[];

/** Returns messages for account codes. `failed`: text for unexplained errors (specification, section 8). */
export async function accountErrors(
  failed: string,
  own: Partial<Record<AccountCode, string>> = {},
): Promise<AccountErrors> {
  const t = await getTranslations('accountErrors');
  return {
    ...recordOf(sharedCodes, (code) => t(code)),
    // The form inserts the server's time.
    rateLimited: t('rateLimited', { time: '{time}' }),
    resendLater: t('resendLater', { time: '{time}' }),
    unavailable: failed,
    socialFailed: failed,
    socialNotConfigured: failed,
    socialNoEmail: failed,
    socialUnverifiedEmail: failed,
    socialAccountExists: failed,
    ...own,
  };
}
