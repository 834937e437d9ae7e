'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CalendarGrid } from '@/components/ui/calendar';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import type { SlotChoice } from '@/lib/appointments/slot-choice';
import { fittingDays } from '@/lib/appointments/fitting-starts';
import type { MonthView } from '@/lib/appointments/month-view';
import type { AppointmentCode } from '@/lib/appointments/appointment-form';
import type { FormState } from '@/lib/forms/define-form';
import type { Locale } from '@/lib/i18n/locales';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { AppointmentForm, type AppointmentFormProps } from './appointment-form';
import { fill } from './fill';
import type { SchedulerLabels } from './read-labels';
import { NEXT_FREE, ownZone } from './fetch-month';
import { useCalendar } from './use-calendar';
import styles from './scheduler.module.scss';

export type SchedulerProps = Pick<AppointmentFormProps, 'action' | 'hidden' | 'privacyHref' | 'mode' | 'siteKey'> & {
  initial: MonthView | null;
  choice: SlotChoice;
  /** Page of the calendar for use without JavaScript. */
  pageHref: string;
  locale: Locale;
  labels: SchedulerLabels;
  officeZone: string;
  zones: readonly { id: string; city: string }[];
  lengths: readonly number[];
  slotMinutes: number;
};

export function Scheduler(props: SchedulerProps) {
  const { initial, choice, pageHref, locale, labels, officeZone, zones, lengths, slotMinutes, mode } = props;
  const calendar = useCalendar(initial, locale);
  const { load, months } = calendar;
  const [month, setMonth] = useState(initial?.month ?? null);
  const [day, setDay] = useState(choice.day);
  const [minutes, setMinutes] = useState(choice.minutes);
  const [start, setStart] = useState<number | null>(null);
  const [zone, setZone] = useState(initial?.zone ?? choice.zone ?? officeZone);
  const isLive = useHydrated();

  const take = (read: MonthView | null) => {
    if (!read) return;
    setMonth(read.month);
    setZone(read.zone);
    if (month !== null && read.month !== month) setDay(null);
  };
  const show = (to: string, onZone = zone, isFresh = false) => void load(to, onZone, isFresh).then(take);

  const readOwnZone = useEffectEvent(() => {
    // The server rendered the page without the browser's time zone.
    const own = choice.zone ?? ownZone();
    if (initial?.zone !== own && !(initial && choice.zone)) void load(initial?.month ?? NEXT_FREE, own).then(take);
  });
  useEffect(() => readOwnZone(), []);

  const shown = month ? months[month] : undefined;
  const days = shown ? fittingDays(shown.days, minutes, slotMinutes) : {};
  // The form explains a day without free times.
  const current = day && shown && day.startsWith(shown.month) ? day : (Object.keys(days)[0] ?? null);
  const starts = (current && days[current]) || [];

  const onResponse = (response: FormState<AppointmentCode>) => {
    if (response.status === 'error' && response.code === 'taken' && month) void load(month, zone, true);
  };

  const monthLink = ({ month: to, name }: MonthView['next'], label: string, isOpen: boolean) => ({
    month: to,
    label: `${label}: ${name}`,
    href: isOpen ? `${pageHref}?${new URLSearchParams({ month: to, minutes: String(minutes), zone })}` : null,
  });

  return (
    <div className={styles.scheduler}>
      <form action={pageHref} className={styles.when} onSubmit={(event) => isLive && event.preventDefault()}>
        <h2 className={styles.title}>{labels.dayTitle}</h2>
        {shown ? (
          <CalendarGrid
            name="day"
            caption={fill(labels.caption, { month: shown.name })}
            whole={labels.wholeMonth}
            view={shown}
            days={new Set(Object.keys(days))}
            value={current}
            previous={monthLink(shown.previous, labels.previous, shown.month > shown.firstMonth)}
            next={monthLink(shown.next, labels.next, shown.month < shown.lastMonth)}
            onChange={setDay}
            onMonth={(to) => show(to)}
          />
        ) : (
          !calendar.failed && isLive && <p className={styles.loading}>{labels.loading}</p>
        )}
        {(calendar.failed || (!shown && !isLive)) && (
          <div role="alert" className={styles.notice}>
            <p>{labels.unavailable}</p>
            {isLive && (
              <Button look="outline" isSmall onClick={() => show(calendar.failed ?? NEXT_FREE, zone, true)}>
                {labels.again}
              </Button>
            )}
          </div>
        )}
        <div className={styles.settings}>
          {mode === 'book' && lengths.length > 1 && (
            <div onChange={(event) => setMinutes(Number((event.target as HTMLInputElement).value))}>
              <Segments
                legend={labels.length}
                name="minutes"
                value={String(minutes)}
                options={lengths.map((length) => ({
                  value: String(length),
                  label: fill(labels.minutes, { minutes: String(length) }),
                }))}
              />
            </div>
          )}
          <SelectField
            id="call-zone"
            name="zone"
            label={labels.timeZone}
            value={zone}
            onChange={(event) => {
              setZone(event.target.value);
              show(month ?? NEXT_FREE, event.target.value);
            }}
          >
            {named(zones, shown).map(({ id, city: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {!isLive && (
            <Button type="submit" look="outline">
              {labels.show}
            </Button>
          )}
        </div>
      </form>
      <AppointmentForm
        {...props}
        view={shown ?? null}
        day={current}
        starts={starts}
        start={start !== null && starts.includes(start) ? start : null}
        onStart={setStart}
        minutes={minutes}
        zone={zone}
        onResponse={onResponse}
      />
    </div>
  );
}

const named = (zones: SchedulerProps['zones'], shown: MonthView | undefined) =>
  !shown || zones.some(({ id }) => id === shown.zone) ? zones : [...zones, { id: shown.zone, city: shown.city }];
