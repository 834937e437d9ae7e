import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { LeadingAction } from '@/lib/forms/leading-form';
import styles from './staff.module.scss';

type EndFormProps = Readonly<{
  action: LeadingAction;
  /** One's own end is leaving. */
  isOwn: boolean;
  hidden: Readonly<Record<string, string>>;
}>;

/** Ends somebody's access, with a box that confirms it. */
export async function EndForm({ action, isOwn, hidden }: EndFormProps) {
  const t = await getTranslations('deskStaff');
  const common = await getTranslations('common');
  return (
    <ActionForm action={action} failed={common('lost')}>
      <div className={styles.form}>
        <HiddenFields values={hidden} />
        <p className="mini soft">{t(isOwn ? 'leaveHint' : 'endHint')}</p>
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
