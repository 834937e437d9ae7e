import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './move-notice.module.scss';

type MoveNoticeProps = Readonly<{
  /** Times in ms since 1970. */
  move: Readonly<{ id: string; name: string; start: number; until: number }> | null;
  zone: string;
  whose: string;
  undo: RedirectingAction;
}>;

export async function MoveNotice({ move, undo, whose, zone }: MoveNoticeProps) {
  const t = await getTranslations('deskDiary.undo');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const date = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  return (
    <div className={styles.notice}>
      <FormMessage kind="success">
        {move && (
          <p>
            {t('moved', { name: move.name, day: date.format(move.start), time: formatTime(move.start, zone) })}{' '}
            {t('until', { time: formatTime(move.until, zone) })}
          </p>
        )}
      </FormMessage>
      {move && (
        <ActionForm action={undo} failed={common('lost')}>
          <HiddenFields
            values={{
              id: move.id,
              locale,
              back: `/dashboard/agency/diary?day=${wallClock(move.start, zone).day}&whose=${whose}`,
            }}
          />
          <Button type="submit" look="outline" isSmall>
            {t('button')}
          </Button>
        </ActionForm>
      )}
    </div>
  );
}
