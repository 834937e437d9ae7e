import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  changeStaffAction,
  endAbsenceAction,
  endStaffAction,
  inviteStaffAction,
  resignAction,
  resendInvitationAction,
  resetSecondFactorAction,
  setAbsenceAction,
  withdrawInvitationAction,
} from '@/app/[locale]/(desk)/dashboard/agency/staff-actions';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { StaffView } from '@/components/desk/staff/staff-view';
import { isAllowed } from '@/lib/access/actor';
import { staffNotices } from '@/lib/access/staff-forms';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listToSettle } from '@/lib/server/services/diary/read-diary';
import { readHoldings, readStaffPage } from '@/lib/server/services/staff/staff-page';

type Props = { searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskStaff');
  return deskMetadata(t('title'));
}

async function StaffPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/staff', query));
  const t = await getTranslations('deskStaff');
  const { members, invites } = await readStaffPage(actor);
  const isManager = isAllowed(actor, 'staff.manage');
  const isChangeable = (member: (typeof members)[number]) =>
    member.state !== 'ended' && (isManager || member.isOwn) && member.userId === query.member;
  const changed = members.find(isChangeable) ?? null;
  const notice = staffNotices.find((known) => known === query.notice) ?? null;
  return (
    <DeskFrame actor={actor} current="staff" title={t('title')}>
      <StaffView
        members={members}
        invites={invites}
        isManager={isManager}
        changed={changed}
        holdings={changed && (await readHoldings(actor, changed.userId))}
        notice={notice}
        clashes={notice === 'ended' ? await listToSettle(actor, locale) : []}
        actions={{
          invite: inviteStaffAction,
          resend: resendInvitationAction,
          withdraw: withdrawInvitationAction,
          change: changeStaffAction,
          reset: resetSecondFactorAction,
          end: endStaffAction,
          leave: resignAction,
          setAbsence: setAbsenceAction,
          endAbsence: endAbsenceAction,
        }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(StaffPage);
