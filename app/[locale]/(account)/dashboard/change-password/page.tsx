import {
  changePasswordAction,
  firstPasswordAction,
  firstPasswordLinkAction,
} from '@/app/[locale]/(account)/dashboard/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AccountFrame } from '@/components/account/account-frame';
import {
  ChangePasswordView,
  FirstPasswordLinkView,
  FirstPasswordView,
} from '@/components/account/change-password-view';
import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { currentUser, requireUser } from '@/lib/server/auth/current-user';
import { checkResetLink } from '@/lib/server/services/accounts/check-reset-link';

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props) {
  return accountMetadata('changePasswordPage', { hasSecret: (await searchParams).token !== undefined });
}

async function ChangePasswordPage({ searchParams }: Props) {
  const query = await searchParams;
  // A client without a password can use a reset link instead of a session.
  const { token } = query;
  const link = await checkResetLink(token);
  if (link === 'unavailable') return <DatabaseUnavailable />;
  if (link === 'noPassword' && typeof token === 'string') {
    return (
      <AccountFrame client={await currentUser()} current="changePassword">
        <FirstPasswordView token={token} action={firstPasswordAction} />
      </AccountFrame>
    );
  }
  const user = await requireUser(await currentLocale(), pathWithQuery('/dashboard/change-password', query));
  return (
    <AccountFrame client={user} current="changePassword" isStaff={await isStaffSignedIn()}>
      {user.hasPassword ? (
        <ChangePasswordView client={user} action={changePasswordAction} isJustSet={query.done === '1'} />
      ) : (
        <FirstPasswordLinkView client={user} action={firstPasswordLinkAction} />
      )}
    </AccountFrame>
  );
}

export default withDatabaseFallback(ChangePasswordPage);
