'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, Segments } from '@/components/ui/field';
import { fittingDays, type SlotChoice, type MonthAvailability } from '@/lib/appointments/slot-choice';
import { cityOf } from '@/lib/appointments/appointment-format';
import { monthOf } from '@/lib/appointments/month';
import { sameZone } from '@/lib/appointments/time-zone';
import type { AppointmentState } from '@/lib/appointments/appointment-schema';
import type { Locale } from '@/lib/i18n/locales';
import { AppointmentForm, type AppointmentFormProps } from './appointment-form';
import { DayPicker } from './day-picker';
import { fill, type SchedulerLabels } from './labels';
import { ownZone as zoneOfBrowser } from './own-zone';
import { NEXT_FREE } from './read-month';
import { useCalendar } from './use-calendar';
import styles from './scheduler.module.scss';

export type SchedulerProps = Pick<AppointmentFormProps, 'action' | 'hidden' | 'privacyHref' | 'mode' | 'siteKey'> & {
  /** Null where the page could not, or need not, read it. */
  initial: MonthAvailability | null;
  choice: SlotChoice;
  /** Where the calendar stands as a page of its own: what it leads to without JavaScript. */
  pageHref: string;
  locale: Locale;
  labels: SchedulerLabels;
  officeZone: string;
  zones: readonly { id: string; city: string }[];
  /** Offered; where there is one alone, nobody is asked. */
  lengths: readonly number[];
  slotMinutes: number;
  phone: string;
};

/** Day, length and time zone; then the times and the form. Without JavaScript the choices are the page's query. */
export function Scheduler(props: SchedulerProps) {
  const { initial, choice, pageHref, labels, officeZone, zones, lengths, slotMinutes, phone, mode } = props;
  const calendar = useCalendar(initial);
  const { load, months } = calendar;
  const [month, setMonth] = useState(initial?.month ?? null);
  const [day, setDay] = useState(choice.day);
  const [minutes, setMinutes] = useState(choice.minutes);
  const [start, setStart] = useState<number | null>(null);
  const [chosenZone, setZone] = useState(choice.zone);
  const ownZone = useOwnZone();
  const isLive = ownZone !== null;
  const found = ownZone || officeZone;
  const offered = zones.map(({ id }) => id);
  const zone = chosenZone ?? sameZone(found, offered) ?? found;
  const named = zones.some(({ id }) => id === zone) ? zones : [...zones, { id: zone, city: cityOf(zone) }];
  const city = named.find(({ id }) => id === zone)?.city ?? zone;

  useEffect(() => {
    if (!initial) void load(NEXT_FREE).then((read) => read && setMonth(read.month));
    // Once: what is loaded later is asked for by the visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  const shown = month ? months[month] : undefined;
  const days = shown ? fittingDays(shown.days, minutes, slotMinutes) : {};
  // A day that was asked for stays, even with no time left: the visitor is told so.
  const current = day && shown && monthOf(day) === shown.month ? day : (Object.keys(days)[0] ?? null);
  const starts = (current && days[current]) || [];

  const showMonth = (to: string, isFresh = false) =>
    void load(to, isFresh).then((read) => {
      if (!read) return;
      setMonth(read.month);
      if (read.month !== month) setDay(null);
    });

  const onResponse = useCallback(
    (state: AppointmentState) => {
      // Sold meanwhile: show what is left.
      if (state.status === 'error' && state.code === 'taken' && month) void load(month, true);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an answer is told once, not again when months change
    [month],
  );

  const monthHref = (to: string) => `${pageHref}?${new URLSearchParams({ month: to, minutes: String(minutes), zone })}`;

  return (
    <div className={styles.scheduler}>
      <form action={pageHref} className={styles.when} onSubmit={(event) => isLive && event.preventDefault()}>
        <h2 className={styles.title}>{labels.dayTitle}</h2>
        {shown ? (
          <DayPicker
            {...shown}
            free={new Set(Object.keys(days))}
            day={current}
            labels={labels}
            monthHref={monthHref}
            onMonth={showMonth}
            onDay={setDay}
          />
        ) : (
          !calendar.failed && isLive && <p className={styles.loading}>{labels.loading}</p>
        )}
        {(calendar.failed || (!shown && !isLive)) && (
          <div role="alert" className={styles.notice}>
            <p>{fill(labels.unavailable, { phone })}</p>
            {isLive && (
              <Button look="outline" isSmall onClick={() => showMonth(calendar.failed ?? NEXT_FREE, true)}>
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
            onChange={(event) => setZone(event.target.value)}
          >
            {named.map(({ id, city: name }) => (
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
        month={shown?.month ?? null}
        day={current}
        starts={starts}
        start={start !== null && starts.includes(start) ? start : null}
        onStart={setStart}
        minutes={minutes}
        zone={zone}
        city={city}
        onResponse={onResponse}
      />
    </div>
  );
}

/** The browser's time zone; null on the server and in the first render, so that both agree. */
function useOwnZone(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    zoneOfBrowser,
    () => null,
  );
}
