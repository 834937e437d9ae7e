import { getTranslations } from 'next-intl/server';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { currentLocale } from '@/lib/i18n/locale';
import type { ListingCalendar, CalendarViewing } from '@/lib/sales/calendar-view';
import type { ViewingState } from '@/lib/sales/viewing-state';
import styles from './sale.module.scss';

const tones: Readonly<Record<ViewingState, StatusTone>> = {
  planned: 'running',
  requested: 'held',
  waits: 'held',
  tookPlace: 'done',
  noShow: 'over',
  cancelled: 'over',
};

/** Never shows the visitors. */
export async function ViewingList({ calendar }: Readonly<{ calendar: ListingCalendar }>) {
  const t = await getTranslations('sale.calendar');
  return (
    <>
      <section className={styles.section} aria-labelledby="coming">
        <h2 id="coming">{t('coming')}</h2>
        {calendar.coming.length === 0 ? (
          <p className="soft">{t('noneComing')}</p>
        ) : (
          <Viewings viewings={calendar.coming} zone={calendar.zone} />
        )}
      </section>
      {calendar.past.length > 0 && (
        <section className={styles.section} aria-labelledby="past">
          <h2 id="past">{t('past')}</h2>
          <Viewings viewings={calendar.past} zone={calendar.zone} />
        </section>
      )}
    </>
  );
}

async function Viewings({ viewings, zone }: Readonly<{ viewings: readonly CalendarViewing[]; zone: string }>) {
  const t = await getTranslations('sale.calendar');
  const locale = await currentLocale();
  return (
    <ol className={styles.list}>
      {viewings.map(({ agent, feedback, id, minutes, startsAt, state }) => {
        const start = startsAt.getTime();
        const [from, to] = [formatTime(start, zone), formatTime(start + minutes * 60_000, zone)];
        return (
          <li key={id}>
            <div className={styles.row}>
              <h3>{t('at', { day: formatDay(wallClock(start, zone).day, locale), from, to })}</h3>
              <StatusDot tone={tones[state]}>{t(`states.${state}`)}</StatusDot>
            </div>
            <p className="mini soft">{t('agent', { agent })}</p>
            {feedback && <p className={styles.words}>{t('feedback', { feedback })}</p>}
          </li>
        );
      })}
    </ol>
  );
}
