import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';
import styles from './staff.module.scss';
import type { StaffRow } from '@/lib/access/staff-row';

type StaffTableProps = Readonly<{
  members: readonly StaffRow[];
  isManager: boolean;
  team: readonly Readonly<{ id: string; name: string }>[];
}>;

const columns = ['name', 'role', 'profile', 'secondStep', 'since', 'state', 'change'] as const;
const dots = { active: styles.on, unenrolled: styles.waiting, ended: styles.off };

export async function StaffTable({ members, isManager, team }: StaffTableProps) {
  const t = await getTranslations('deskStaff');
  const locale = await currentLocale();
  const profiles = new Map(team.map(({ id, name }) => [id, name]));
  const rows = members.map((member) => {
    const { absence, email, isOwn, name, role, since, state, teamId, userId } = member;
    const change = state !== 'ended' && (isManager || isOwn) && (
      <Link href={`/dashboard/agency/staff?member=${userId}`} className={styles.change}>
        {t('change')} <span className="visuallyHidden">{name}</span>
      </Link>
    );
    return {
      id: userId,
      className: state === 'ended' ? styles.former : undefined,
      cells: [
        <>
          {name}
          {isOwn && <span className="soft"> ({t('you')})</span>}
          {email !== name && <span className={styles.email}>{email}</span>}
        </>,
        t(`roles.${role}`),
        (teamId && profiles.get(teamId)) ?? t('noProfile'),
        t(state === 'active' ? 'isSet' : 'isNotSet'),
        formatDate(agencyDay(since), locale),
        <span key="state">
          <span className={absence?.isNow ? styles.waiting : dots[state]}>{t(`states.${state}`)}</span>
          {absence?.isNow && (
            <span className={styles.email}>
              {t('absence.state', { until: formatDate(absence.until, locale), deputy: absence.deputy ?? 'none' })}
            </span>
          )}
        </span>,
        change || '',
      ],
    };
  });
  return (
    <Table
      caption={t('members')}
      head={columns.map((column) => t(`columns.${column}`))}
      rows={rows}
      isLabelled
      className={styles.table}
    />
  );
}
