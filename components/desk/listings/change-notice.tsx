import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { ActivityAction } from '@/lib/access/activity';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './change-notice.module.scss';

type ChangeNoticeProps = Readonly<{
  id: string;
  /** Version of the listing that the page shows; the undo names it. */
  editVersion: number;
  page: 'publish' | 'state' | 'price';
  recent: Readonly<{ action: ActivityAction; seenAt: Date | null; undoUntil: Date | null }> | null;
  undo: string;
  undoAction: RedirectingAction;
}>;

const TIME_ZONE = 'Europe/Madrid';

export async function ChangeNotice({ editVersion, id, page, recent, undo, undoAction }: ChangeNoticeProps) {
  const t = await getTranslations('deskHome.notice');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const clock = (moment: Date, timeStyle: 'short' | 'medium') =>
    dateFormat(locale, { timeStyle, timeZone: TIME_ZONE }).format(moment);
  if (undo === 'late' || undo === 'changed') {
    return (
      <div className={styles.notice}>
        <FormMessage kind="error">
          <p>{t(`undo.${undo}`)}</p>
        </FormMessage>
      </div>
    );
  }
  if (!recent || !(recent.undoUntil || recent.action === 'changeUndone')) return null;
  const { action, seenAt, undoUntil } = recent;
  return (
    <div className={styles.notice}>
      <FormMessage kind="success">
        <p>
          {t('done', { action })} {seenAt ? t('seen', { time: clock(seenAt, 'medium') }) : t('soon')}{' '}
          {undoUntil && <span className={styles.until}>{t('until', { time: clock(undoUntil, 'short') })}</span>}
        </p>
      </FormMessage>
      {undoUntil && (
        <ActionForm action={undoAction} failed={common('lost')}>
          <HiddenFields values={{ id, editVersion: String(editVersion), page, locale }} />
          <Button type="submit" look="outline" isSmall>
            {t('undoButton')}
          </Button>
        </ActionForm>
      )}
    </div>
  );
}
