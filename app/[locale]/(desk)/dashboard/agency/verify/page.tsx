import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { VerifyCodeView } from '@/components/desk/second-step/verify-code-view';
import { secondStepGoal } from '@/lib/access/second-step-form';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { localizedPath } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readStaff } from '@/lib/server/auth/current-staff';
import { requireUser } from '@/lib/server/auth/current-user';
import { verifySecondStepAction } from '@/app/[locale]/(desk)/dashboard/agency/second-step-actions';

type Props = { searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('secondStep');
  return deskMetadata(t('title'));
}

async function VerifyPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const { email } = await requireUser(locale, pathWithQuery('/dashboard/agency/verify', query));
  const returnTo = secondStepGoal(query.returnTo);
  const { state } = await readStaff();
  if (state === 'staff') redirect(localizedPath(locale, returnTo));
  if (state === 'unenrolled') {
    redirect(`/${locale}/dashboard/agency/enrol?returnTo=${encodeURIComponent(returnTo)}`);
  }
  if (state !== 'unverified') redirect(`/${locale}/dashboard`);
  return (
    <VerifyCodeView
      email={email}
      returnTo={returnTo}
      isRecovery={query.recovery === '1'}
      action={verifySecondStepAction}
    />
  );
}

export default withDatabaseFallback(VerifyPage);
