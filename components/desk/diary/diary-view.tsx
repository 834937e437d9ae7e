import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import { PrintButton } from '@/components/ui/print-button';
import { dateFormat } from '@/lib/i18n/intl-cache';
import type { DiaryDay } from '@/lib/diary/diary-views';
import { diaryNotices } from '@/lib/diary/diary-notices';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { DayItems } from './day-items';
import styles from './diary.module.scss';

type WeekListProps = Readonly<{
  days: readonly DiaryDay[];
  whose: string;
  zone: string;
  free: RedirectingAction;
}>;

/** The week in the order of time, to print. */
export async function WeekList({ days, free, whose, zone }: WeekListProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const date = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.list}>
      <PrintButton label={t('print')} />
      {days.map((one) => (
        <section key={one.day} aria-labelledby={`day-${one.day}`}>
          <h3 id={`day-${one.day}`}>{date.format(new Date(`${one.day}T12:00:00Z`))}</h3>
          <DayItems
            day={one}
            zone={zone}
            free={free}
            showsAgent={whose === 'all'}
            back={`/dashboard/agency/diary?day=${one.day}&whose=${whose}&view=list`}
          />
        </section>
      ))}
    </div>
  );
}

const problems: readonly string[] = ['gone', 'late', 'retaken'];

export async function DiaryNoticeBox({ done }: Readonly<{ done: unknown }>) {
  const t = await getTranslations('deskDiary.done');
  const notice = diaryNotices.find((known) => known === done);
  return (
    <FormMessage kind={notice && problems.includes(notice) ? 'error' : 'success'}>
      {notice && <p>{t(notice)}</p>}
    </FormMessage>
  );
}
