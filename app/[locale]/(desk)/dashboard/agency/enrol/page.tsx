import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { EnrolView } from '@/components/desk/second-step/enrol-view';
import { RecoveryCodesView } from '@/components/desk/second-step/recovery-codes-view';
import { secondStepGoal } from '@/lib/access/second-step-form';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readStaff } from '@/lib/server/auth/current-staff';
import { requireUser } from '@/lib/server/auth/current-user';
import { readEnrolment } from '@/lib/server/services/staff/enrol';
import { countOwnRecoveryCodes } from '@/lib/server/services/staff/recovery-codes';
import { enrolAction, recoveryCodesAction } from '@/app/[locale]/(desk)/dashboard/agency/second-step-actions';

type Props = { searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('secondStep');
  return deskMetadata(t('title'));
}

async function EnrolPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const { email } = await requireUser(locale, pathWithQuery('/dashboard/agency/enrol', query));
  const returnTo = secondStepGoal(query.returnTo);
  const staff = await readStaff();
  if (staff.state === 'staff') {
    const left = await countOwnRecoveryCodes(staff.actor);
    return <RecoveryCodesView email={email} left={left} returnTo={returnTo} action={recoveryCodesAction} />;
  }
  const enrolment = staff.state === 'unenrolled' ? await readEnrolment(staff.member) : null;
  if (enrolment) return <EnrolView email={email} enrolment={enrolment} returnTo={returnTo} action={enrolAction} />;
  if (staff.state !== 'unverified') redirect(`/${locale}/dashboard`);
  redirect(`/${locale}/dashboard/agency/verify?returnTo=${encodeURIComponent(returnTo)}`);
}

export default withDatabaseFallback(EnrolPage);
