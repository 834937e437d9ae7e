import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { staffRoles } from '@/lib/access/rights';
import { currentLocale } from '@/lib/i18n/locale';
import { EndForm } from './end-form';
import { StaffAbsence } from './staff-absence';
import styles from './staff.module.scss';
import type { StaffActions } from './staff-types';
import type { Workload, StaffRow } from '@/lib/access/staff-row';

type StaffChangeProps = Readonly<{
  member: StaffRow;
  holdings: Workload | null;
  colleagues: readonly StaffRow[];
  isManager: boolean;
  team: readonly Readonly<{ id: string; name: string }>[];
  actions: StaffActions;
}>;

export async function StaffChange({ member, holdings, colleagues, isManager, team, actions }: StaffChangeProps) {
  const t = await getTranslations('deskStaff');
  const common = await getTranslations('common');
  const hidden = { locale: await currentLocale(), userId: member.userId };
  const failed = common('lost');
  return (
    <section className={styles.panel} aria-labelledby="member">
      <h2 id="member">{member.name}</h2>
      {isManager && (
        <ActionForm action={actions.change} failed={failed}>
          <div className={styles.form}>
            <HiddenFields values={hidden} />
            <SelectField id="member-role" name="role" label={t('role')} defaultValue={member.role}>
              {staffRoles
                .filter((role) => role === 'owner' || !member.isLastOwner)
                .map((role) => (
                  <option key={role} value={role}>
                    {t(`roles.${role}`)}
                  </option>
                ))}
            </SelectField>
            <SelectField
              id="member-team"
              name="teamId"
              label={t('profile')}
              hint={t('profileHint')}
              defaultValue={member.teamId ?? ''}
            >
              <option value="">{t('noProfile')}</option>
              {team.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <div>
              <Button type="submit" isSmall>
                {t('save')}
              </Button>
            </div>
          </div>
        </ActionForm>
      )}
      <StaffAbsence
        member={member}
        colleagues={colleagues}
        actions={{ set: actions.setAbsence, end: actions.endAbsence }}
      />
      {isManager && !member.isOwn && member.state === 'active' && (
        <ActionForm action={actions.reset} failed={failed}>
          <div className={styles.form}>
            <HiddenFields values={hidden} />
            <p className="mini soft">{t('resetHint')}</p>
            <div>
              <Button type="submit" look="outline" isSmall>
                {t('reset')}
              </Button>
            </div>
          </div>
        </ActionForm>
      )}
      {member.isLastOwner ? (
        <p className="mini soft">{t('lastOwner')}</p>
      ) : (
        <EndForm
          action={member.isOwn ? actions.leave : actions.end}
          isOwn={member.isOwn}
          holdings={holdings}
          colleagues={colleagues}
          hidden={hidden}
        />
      )}
    </section>
  );
}
