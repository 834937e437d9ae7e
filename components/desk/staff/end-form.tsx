import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { NO_HEIR } from '@/lib/access/staff-forms';
import type { Workload, StaffRow } from '@/lib/access/staff-row';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import styles from './staff.module.scss';

type EndFormProps = Readonly<{
  action: RedirectingAction;
  isOwn: boolean;
  holdings: Workload | null;
  colleagues: readonly Pick<StaffRow, 'name' | 'teamId' | 'userId'>[];
  hidden: Readonly<Record<string, string>>;
}>;

export async function EndForm({ action, isOwn, holdings, colleagues, hidden }: EndFormProps) {
  const t = await getTranslations('deskStaff');
  const common = await getTranslations('common');
  return (
    <ActionForm action={action} failed={common('lost')}>
      <div className={styles.form}>
        <HiddenFields values={hidden} />
        <p className="mini soft">{t(isOwn ? 'leaveHint' : 'endHint')}</p>
        {holdings && <p>{t('holdings', holdings)}</p>}
        <SelectField id="member-heir" name="heir" label={t('heir')} hint={t('heirHint')} defaultValue="" required>
          <option value="">{t('choose')}</option>
          {colleagues.map(({ name, teamId, userId }) => (
            <option key={userId} value={userId}>
              {teamId === null ? t('withoutProfile', { name }) : name}
            </option>
          ))}
          <option value={NO_HEIR}>{t('nobody')}</option>
        </SelectField>
        <label className={styles.sure}>
          <input type="checkbox" name="sure" required />
          {t('sure')}
        </label>
        <div>
          <Button type="submit" look="outline" isSmall>
            {t(isOwn ? 'leave' : 'end')}
          </Button>
        </div>
      </div>
    </ActionForm>
  );
}
