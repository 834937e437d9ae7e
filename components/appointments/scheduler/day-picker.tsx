import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { addMonths, weeksOf } from '@/lib/appointments/month';
import { addDays } from '@/lib/appointments/time-zone';
import { dayText, monthText } from './calendar-text';
import { fill, type SchedulerLabels } from './labels';
import styles from './day-picker.module.scss';
import type { KeyboardEvent, MouseEvent } from 'react';

type DayPickerProps = {
  month: string;
  firstMonth: string;
  lastMonth: string;
  /** Days with a free time, `YYYY-MM-DD`. */
  free: ReadonlySet<string>;
  day: string | null;
  labels: SchedulerLabels;
  /** Where the arrows lead without JavaScript. */
  monthHref: (month: string) => string;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
};

/** No month has more weeks in a row without a free day that are worth looking through. */
const WEEKS_TO_LOOK = 6;

/** A month as a table: each free day is a radio button with the day's whole date as its name. */
export function DayPicker(props: DayPickerProps) {
  const { month, firstMonth, lastMonth, free, day: chosen, labels, monthHref, onMonth, onDay } = props;
  const name = monthText(month, labels);

  const arrow = (to: string, label: string, node: typeof ChevronLeft, isOpen: boolean) => {
    const way = {
      href: monthHref(to),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onMonth(to);
      },
    };
    // Where no month follows the link stays, shut: who has just pressed it keeps the focus.
    const shut = { role: 'link', 'aria-disabled': true, tabIndex: -1 };
    return (
      <a className={styles.arrow} aria-label={`${label}: ${monthText(to, labels)}`} {...(isOpen ? way : shut)}>
        <Icon node={node} />
      </a>
    );
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {arrow(addMonths(month, -1), labels.previous, ChevronLeft, month > firstMonth)}
        <span className={styles.name} aria-live="polite">
          {name}
        </span>
        {arrow(addMonths(month, 1), labels.next, ChevronRight, month < lastMonth)}
      </div>
      <table className={`numeric ${styles.table}`} onKeyDown={leapWeeks}>
        <caption className="visuallyHidden">{fill(labels.caption, { month: name })}</caption>
        <thead>
          <tr>
            {labels.names.shortWeekDays.map((weekDay) => (
              <th key={weekDay} scope="col">
                {weekDay}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day && free.has(day) && (
                    <label className={styles.day}>
                      <input
                        type="radio"
                        name="day"
                        value={day}
                        checked={day === chosen}
                        onChange={() => onDay(day)}
                        className="visuallyHidden"
                      />
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="visuallyHidden">{dayText(day, labels)}</span>
                    </label>
                  )}
                  {day && !free.has(day) && <span className={styles.closed}>{Number(day.slice(8))}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down lead to the same day of another week, as in any calendar; left and right the browser does itself. */
function leapWeeks(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  for (let week = 1; week <= WEEKS_TO_LOOK; week += 1) {
    const day = addDays(target.value, (key === 'ArrowDown' ? 7 : -7) * week);
    const radio = currentTarget.querySelector<HTMLInputElement>(`input[value="${day}"]`);
    if (radio) {
      radio.focus();
      radio.click();
      return;
    }
  }
}
