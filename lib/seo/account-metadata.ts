import 'server-only';
import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import type { Metadata } from 'next';

type AccountPage =
  | 'loginPage'
  | 'forgotPage'
  | 'resetPage'
  | 'verifyPage'
  | 'checkEmailPage'
  | 'logoutPage'
  | 'dashboardPage'
  | 'changePasswordPage'
  | 'deleteAccountPage';

type Options = {
  title?: string;
  /** The URL contains the token of an emailed link. */
  hasSecret?: boolean;
};

export async function accountMetadata(page: AccountPage, options: Options = {}): Promise<Metadata> {
  const { title, hasSecret = false } = options;
  const t = await getTranslations();
  return {
    title: title ?? t(`${page as Exclude<AccountPage, 'loginPage'>}.title`),
    description: t(`${page}.description`, { agency: siteFacts().agency.name }),
    robots: { index: false },
    // With `no-referrer`, forms without JavaScript send no Origin.
    referrer: hasSecret ? 'strict-origin' : 'same-origin',
  };
}
