import { redirect } from 'next/navigation';
import { forgotAction } from '@/app/[locale]/(auth)/actions';
import { ForgotView } from '@/components/auth/forgot-view';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { currentUser } from '@/lib/server/auth/current-user';

export const generateMetadata = () => accountMetadata('forgotPage');

export default async function ForgotPasswordPage() {
  if (await currentUser()) redirect(`/${await currentLocale()}/dashboard/change-password`);
  return <ForgotView action={forgotAction} />;
}
