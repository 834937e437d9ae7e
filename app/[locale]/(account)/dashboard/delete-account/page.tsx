import { deleteAccountAction, deletionLinkAction } from '@/app/[locale]/(account)/dashboard/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AccountFrame } from '@/components/account/account-frame';
import { DeleteAccountView } from '@/components/account/delete-account-view';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { requireUser } from '@/lib/server/auth/current-user';

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props) {
  return accountMetadata('deleteAccountPage', { hasSecret: (await searchParams).token !== undefined });
}

async function DeleteAccountPage({ searchParams }: Props) {
  const query = await searchParams;
  const user = await requireUser(await currentLocale(), pathWithQuery('/dashboard/delete-account', query));
  return (
    <AccountFrame client={user} current={null} isStaff={await isStaffSignedIn()}>
      <DeleteAccountView
        client={user}
        token={typeof query.token === 'string' ? query.token : null}
        actions={{ delete: deleteAccountAction, requestLink: deletionLinkAction }}
      />
    </AccountFrame>
  );
}

export default withDatabaseFallback(DeleteAccountPage);
