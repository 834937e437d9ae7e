import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { ClosedTime } from '@/lib/sales/calendar-view';
import { wholeDays } from '@/lib/sales/whole-days';
import type { RenderForm } from './render-form';
import styles from './sale.module.scss';

type ClosedTimesProps = Readonly<{
  listing: string;
  closed: readonly ClosedTime[];
  zone: string;
  /** Draws the form; a button in the example. */
  form: RenderForm;
  reopen: RedirectingAction | null;
}>;

export async function ClosedTimes({ closed, form, listing, reopen, zone }: ClosedTimesProps) {
  const t = await getTranslations('sale.calendar');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const moment = (at: Date) =>
    t('moment', { day: formatDay(wallClock(at.getTime(), zone).day, locale), time: formatTime(at.getTime(), zone) });
  const spanOf = (time: ClosedTime) => {
    const days = wholeDays(time, zone);
    if (!days) {
      const [start, end] = [time.startsAt.getTime(), time.endsAt.getTime()];
      const { day } = wallClock(start, zone);
      return day === wallClock(end, zone).day
        ? t('at', { day: formatDay(day, locale), from: formatTime(start, zone), to: formatTime(end, zone) })
        : t('span', { from: moment(time.startsAt), to: moment(time.endsAt) });
    }
    const [from, to] = [formatDay(days.first, locale), formatDay(days.last, locale)];
    return days.first === days.last ? from : t('span', { from, to });
  };
  return (
    <section className={styles.section} aria-labelledby="closed">
      <h2 id="closed">{t('closed')}</h2>
      <p>{t('closedLead')}</p>
      {closed.length > 0 && (
        <ul className={styles.list}>
          {closed.map((time) => {
            const { id } = time;
            const span = spanOf(time);
            return (
              <li key={id}>
                <div className={styles.row}>
                  <span>{span}</span>
                  {reopen && (
                    <ActionForm action={reopen} failed={common('lost')}>
                      <HiddenFields values={{ listing, time: id, locale }} />
                      <Button type="submit" look="outline" isSmall>
                        {t('reopen')} <span className="visuallyHidden">({span})</span>
                      </Button>
                    </ActionForm>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {form(
        {
          form: 'closedTime',
          id: 'closed',
          hidden: { listing, locale },
          fields: [
            { name: 'firstDay', kind: 'day', label: t('firstDay') },
            { name: 'from', kind: 'time', label: t('from'), hint: t('fromHint') },
            { name: 'lastDay', kind: 'day', label: t('lastDay'), hint: t('lastDayHint') },
            { name: 'to', kind: 'time', label: t('to'), hint: t('toHint') },
          ],
          labels: { submit: t('close'), pending: t('saving') },
          isQuiet: true,
        },
        'closedTime',
      )}
    </section>
  );
}
