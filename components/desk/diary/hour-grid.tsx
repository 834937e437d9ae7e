import { getTranslations } from 'next-intl/server';
import { wholeDayBlocks, hourRange, type HourRange } from '@/lib/diary/hour-grid';
import type { DiaryDay } from '@/lib/diary/diary-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { DayColumn } from './day-column';
import { GridBlock } from './grid-block';
import styles from './hour-grid.module.scss';

type HourGridProps = Readonly<{
  days: readonly DiaryDay[];
  /** `YYYY-MM-DD`; phones show this day alone. */
  day: string;
  now: Readonly<{ day: string; minutes: number }>;
  whose: string;
  /** Calendar of an appointment begun by a press on a free hour. */
  booksFor: string;
  zone: string;
  free: RedirectingAction;
}>;

export async function HourGrid({ booksFor, day, days, free, now, whose, zone }: HourGridProps) {
  const locale = await currentLocale();
  const range = hourRange(days, zone);
  const whole = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const hrefOf = (other: string) => `/dashboard/agency/diary?day=${other}&whose=${whose}` as const;
  return (
    <div className={styles.grid}>
      <DayHeads day={day} days={days} today={now.day} hrefOf={hrefOf} />
      <Axis range={range} />
      {days.map((one) => (
        <section
          key={one.day}
          className={styles.day}
          data-chosen={one.day === day || undefined}
          data-today={one.day === now.day || undefined}
          aria-label={whole.format(new Date(`${one.day}T12:00:00Z`))}
        >
          <WholeDay day={one} zone={zone} showsAgent={whose === 'all'} free={free} back={hrefOf(one.day)} />
          <DayColumn
            day={one}
            range={range}
            now={now}
            zone={zone}
            showsAgent={whose === 'all'}
            booksFor={booksFor}
            free={free}
            back={hrefOf(one.day)}
          />
        </section>
      ))}
    </div>
  );
}

type WholeDayProps = Readonly<{
  day: DiaryDay;
  zone: string;
  showsAgent: boolean;
  free: RedirectingAction;
  back: string;
}>;

function WholeDay({ day, zone, ...shared }: WholeDayProps) {
  const blocks = wholeDayBlocks(day, zone);
  if (blocks.length === 0) return null;
  return (
    <ul className={styles.wholeDay}>
      {blocks.map((block) => (
        <GridBlock key={block.id} {...shared} block={block} day={day.day} zone={zone} />
      ))}
    </ul>
  );
}

function Axis({ range: { first, last } }: Readonly<{ range: HourRange }>) {
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div className={styles.axis} aria-hidden="true">
      <ol>
        {hours.map((hour) => (
          <li key={hour}>{String(hour).padStart(2, '0')}:00</li>
        ))}
      </ol>
    </div>
  );
}

type DayHeadsProps = Readonly<{
  days: readonly DiaryDay[];
  day: string;
  today: string;
  hrefOf: (day: string) => `/dashboard/agency/diary?day=${string}&whose=${string}`;
}>;

async function DayHeads({ day, days, hrefOf, today }: DayHeadsProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const whole = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <nav aria-label={t('days')} className={styles.heads}>
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
                  {whole.format(date)}
                  {other === today && `, ${t('isToday')}`}: {t('count', { count: booked })}
                </span>
                <span aria-hidden="true">{weekday.format(date)}</span>
                <b aria-hidden="true">{date.getUTCDate()}</b>
                <i data-booked={booked > 0 || undefined} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
