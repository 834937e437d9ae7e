import 'server-only';
import { getTranslations } from 'next-intl/server';
import { agency } from '@/lib/site/agency';
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
  /** True where the address carries the secret of a mailed link: nobody learns it, our own logs neither. */
  hasSecret?: boolean;
};

/** Title and description of an account page. No search engine shows it, and no other site learns its address. */
export async function accountMetadata(page: AccountPage, options: Options = {}): Promise<Metadata> {
  const { title, hasSecret = false } = options;
  const t = await getTranslations();
  return {
    title: title ?? t(`${page as Exclude<AccountPage, 'loginPage'>}.title`),
    description: t(`${page}.description`, { agency: agency.name }),
    robots: { index: false },
    // The header says `no-referrer`, under which a form without JavaScript is sent with no origin and refused.
    referrer: hasSecret ? 'strict-origin' : 'same-origin',
  };
}
