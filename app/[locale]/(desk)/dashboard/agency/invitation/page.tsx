import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { InvitationView } from '@/components/desk/second-step/invitation-view';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { requireUser } from '@/lib/server/auth/current-user';
import { readOwnInvitation } from '@/lib/server/services/staff/own-invitation';
import { acceptInvitationAction } from '@/app/[locale]/(desk)/dashboard/agency/second-step-actions';

type Props = { searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('secondStep.invitation');
  return deskMetadata(t('title'));
}

/** Does not consume the invitation; the form does. */
async function InvitationPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const user = await requireUser(locale, pathWithQuery('/dashboard/agency/invitation', query));
  if (await isStaffSignedIn()) redirect(`/${locale}/dashboard/agency`);
  const invitation = await readOwnInvitation(user, typeof query.token === 'string' ? query.token : null);
  return <InvitationView email={user.email} invitation={invitation} action={acceptInvitationAction} />;
}

export default withDatabaseFallback(InvitationPage);
