import { redirect } from 'next/navigation';
import { resendAction } from '@/app/[locale]/(auth)/actions';
import { CheckEmailView } from '@/components/auth/check-email-view';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { currentUser } from '@/lib/server/auth/current-user';
import { readPendingSignUp } from '@/lib/server/auth/pending-sign-up';

export const generateMetadata = () => accountMetadata('checkEmailPage');

export default async function CheckEmailPage() {
  const locale = await currentLocale();
  if (await currentUser()) redirect(`/${locale}/dashboard`);
  const pending = await readPendingSignUp();
  if (!pending) redirect(`/${locale}/login?mode=signup`);
  return <CheckEmailView {...pending} resendAction={resendAction} />;
}
