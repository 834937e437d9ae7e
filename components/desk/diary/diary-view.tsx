import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import { formatDay } from '@/lib/appointments/appointment-format';
import type { DiaryDay } from '@/lib/diary/diary-views';
import { diaryNotices } from '@/lib/diary/diary-notices';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { DayItems } from './day-items';
import styles from './diary.module.scss';
import type { ReactNode } from 'react';

type DiaryViewProps = Readonly<{
  days: readonly DiaryDay[];
  day: string;
  whose: string;
  zone: string;
  free: RedirectingAction;
  controls: ReactNode;
  blocking: ReactNode;
}>;

export async function DiaryView({ blocking, controls, day, days, free, whose, zone }: DiaryViewProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const chosen = days.find((one) => one.day === day);
  const shared = { zone, free, showsAgent: whose === 'all' };
  const backOf = (one: string) => `/dashboard/agency/diary?day=${one}&whose=${whose}`;
  return (
    <>
      {controls}
      <section className={styles.agenda} aria-labelledby="agenda">
        <h2 id="agenda">{formatDay(day, locale)}</h2>
        {chosen && <DayItems {...shared} day={chosen} back={backOf(day)} />}
      </section>
      <section className={styles.week} aria-label={t('week')}>
        {days.map((one) => (
          <div key={one.day} className={styles.column} data-chosen={one.day === day || undefined}>
            <h2>{formatDay(one.day, locale)}</h2>
            <DayItems {...shared} day={one} back={backOf(one.day)} />
          </div>
        ))}
      </section>
      {blocking && (
        <section className={styles.blocking} aria-labelledby="block">
          <h2 id="block">{t('block.title')}</h2>
          {blocking}
        </section>
      )}
    </>
  );
}

export async function DiaryNoticeBox({ done }: Readonly<{ done: unknown }>) {
  const t = await getTranslations('deskDiary.done');
  const notice = diaryNotices.find((known) => known === done);
  return <FormMessage kind={notice === 'gone' ? 'error' : 'success'}>{notice && <p>{t(notice)}</p>}</FormMessage>;
}
