import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import { staffInviteForm, type StaffNotice } from '@/lib/access/staff-forms';
import { staffRoles } from '@/lib/access/rights';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { listTeam } from '@/lib/site/team';
import { recordOf } from '@/lib/text/record-of';
import { InviteForm } from './invite-form';
import { InviteList } from './invite-list';
import { StaffChange } from './staff-change';
import { StaffTable } from './staff-table';
import styles from './staff.module.scss';
import type { InviteView, StaffActions } from './staff-types';
import type { Workload, StaffRow } from '@/lib/access/staff-row';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';

type StaffViewProps = Readonly<{
  members: readonly StaffRow[];
  invites: readonly InviteView[];
  isManager: boolean;
  changed: StaffRow | null;
  holdings: Workload | null;
  notice: StaffNotice | null;
  /** Reassigned appointments that conflict with the new agent's diary. */
  clashes: readonly DiaryEntry[];
  actions: StaffActions;
}>;

const refusals: readonly StaffNotice[] = ['lastOwner', 'unknown', 'unsure', 'noHeir', 'heirGone', 'needsHeir'];

export async function StaffView({
  members,
  invites,
  isManager,
  changed,
  holdings,
  notice,
  clashes,
  actions,
}: StaffViewProps) {
  const t = await getTranslations('deskStaff');
  const locale = await currentLocale();
  const team = listTeam(locale).map(({ id, name }) => ({ id, name }));
  return (
    <div className={styles.page}>
      {notice && (
        <FormMessage kind={refusals.includes(notice) ? 'error' : 'success'}>
          <p>{t(`notices.${notice}`)}</p>
        </FormMessage>
      )}
      <ClashList clashes={clashes} />
      {changed && (
        <StaffChange
          member={changed}
          holdings={holdings}
          colleagues={members.filter(({ state, userId }) => state !== 'ended' && userId !== changed.userId)}
          isManager={isManager}
          team={team}
          actions={actions}
        />
      )}
      <StaffTable members={members} isManager={isManager} team={team} />
      <p>
        <Link href="/dashboard/agency/enrol">{t('own')}</Link>
      </p>
      {isManager && !changed && (
        <div className={styles.columns}>
          <section className={styles.part} aria-labelledby="invite">
            <h2 id="invite">{t('invite.heading')}</h2>
            <InviteForm
              action={actions.invite}
              hidden={{ locale }}
              labels={{
                email: t('invite.email'),
                role: t('invite.role'),
                profile: t('invite.profile'),
                submit: t('invite.submit'),
                pending: t('invite.pending'),
                done: t('invite.done'),
              }}
              roles={staffRoles.map((role) => ({ id: role, name: t(`roles.${role}`) })).toReversed()}
              team={[{ id: '', name: t('noProfile') }, ...team]}
              texts={recordOf(staffInviteForm.codes, (code) => t(`errors.${code}`))}
            />
          </section>
          <InviteList invites={invites} actions={actions} />
        </div>
      )}
    </div>
  );
}

async function ClashList({ clashes }: Readonly<{ clashes: readonly DiaryEntry[] }>) {
  if (clashes.length === 0) return null;
  const t = await getTranslations('deskStaff.clashes');
  const locale = await currentLocale();
  return (
    <section className={styles.part} aria-labelledby="clashes">
      <h2 id="clashes">{t('heading')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.invites}>
        {clashes.map(({ agent, id, name, start }) => (
          <li key={id}>
            <Link href={deskPath('diary', id)}>
              {t('row', { when: formatDateTime(new Date(start).toISOString(), locale), name, agent: agent ?? 'none' })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
