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
  /** The URL has the token of an emailed link. */
  hasSecret?: boolean;
};

/** Not indexed, no referrer to other sites. */
export async function accountMetadata(page: AccountPage, options: Options = {}): Promise<Metadata> {
  const { title, hasSecret = false } = options;
  const t = await getTranslations();
  return {
    title: title ?? t(`${page as Exclude<AccountPage, 'loginPage'>}.title`),
    description: t(`${page}.description`, { agency: siteFacts().agency.name }),
    robots: { index: false },
    // Under the header's `no-referrer`, forms without JavaScript send no Origin and are refused.
    referrer: hasSecret ? 'strict-origin' : 'same-origin',
  };
}
