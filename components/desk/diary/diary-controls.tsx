import { ChevronLeft, ChevronRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { addDays } from '@/lib/appointments/time-zone';
import type { DiaryDay } from '@/lib/diary/diary-views';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { Options, type Choice } from './form-choices';
import styles from './diary-controls.module.scss';

type DiaryControlsProps = Readonly<{
  days: readonly DiaryDay[];
  /** `YYYY-MM-DD` */
  day: string;
  today: string;
  whose: string;
  calendars: readonly Choice[];
}>;

export async function DiaryControls({ day, days, calendars, today, whose }: DiaryControlsProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const hrefOf = (other: string) => `/dashboard/agency/diary?day=${other}&whose=${whose}` as const;
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const whole = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.controls}>
      <nav aria-label={t('days')} className={styles.strip}>
        <Link href={hrefOf(addDays(day, -7))} className={styles.step} aria-label={t('previous')}>
          <Icon node={ChevronLeft} />
        </Link>
        <ol>
          {days.map(({ day: other, entries }) => {
            const date = new Date(`${other}T12:00:00Z`);
            const booked = entries.filter(({ state }) => state !== 'cancelled').length;
            return (
              <li key={other}>
                <Link
                  href={hrefOf(other)}
                  aria-current={other === day ? 'date' : undefined}
                  data-today={other === today || undefined}
                >
                  <span className="visuallyHidden">
                    {whole.format(date)}: {t('count', { count: booked })}
                  </span>
                  <span aria-hidden="true">{weekday.format(date)}</span>
                  <b aria-hidden="true">{date.getUTCDate()}</b>
                  <i data-booked={booked > 0 || undefined} aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ol>
        <Link href={hrefOf(addDays(day, 7))} className={styles.step} aria-label={t('next')}>
          <Icon node={ChevronRight} />
        </Link>
      </nav>
      <form action={localizedHref(locale, '/dashboard/agency/diary')} className={styles.whose}>
        <input type="hidden" name="day" value={day} />
        <SelectField id="diary-whose" name="whose" label={t('whose')} defaultValue={whose}>
          <Options choices={calendars} />
        </SelectField>
        <Button type="submit" look="outline" isSmall>
          {t('show')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link href={hrefOf(today)}>{t('today')}</Link>
        <Link href="/dashboard/agency/diary/hours">{t('hoursLink')}</Link>
        <Link href="/dashboard/agency/diary/calendar">{t('calendarLink')}</Link>
      </p>
    </div>
  );
}
