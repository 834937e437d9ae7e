import { redirect } from 'next/navigation';
import { resetAction } from '@/app/[locale]/(auth)/actions';
import { ResetDoneView, ResetErrorView, ResetView } from '@/components/auth/reset-view';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { checkResetLink } from '@/lib/server/services/accounts/check-reset-link';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = () => accountMetadata('resetPage', { hasSecret: true });

/** Does not consume the link; the form does. */
export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token, done } = await searchParams;
  const locale = await currentLocale();
  if (done === '1') return <ResetDoneView />;
  const link = await checkResetLink(token);
  if (link === 'unavailable') return <ResetErrorView />;
  if (link === 'invalid' || typeof token !== 'string') redirect(`/${locale}/login?notice=invalidReset`);
  if (link === 'noPassword') {
    redirect(`/${locale}/dashboard/change-password?token=${encodeURIComponent(token)}`);
  }
  return <ResetView token={token} action={resetAction} />;
}
