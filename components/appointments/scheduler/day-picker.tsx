import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { MonthView } from '@/lib/appointments/month-view';
import { fill } from './fill';
import type { SchedulerLabels } from './read-labels';
import styles from './day-picker.module.scss';
import type { KeyboardEvent, MouseEvent } from 'react';

type DayPickerProps = {
  view: MonthView;
  /** Days with a free time, `YYYY-MM-DD`. */
  free: ReadonlySet<string>;
  day: string | null;
  labels: SchedulerLabels;
  /** Where the arrows lead without JavaScript. */
  monthHref: (month: string) => string;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
};

/** A month as a table: each free day is a radio button with the day's whole date as its name. */
export function DayPicker(props: DayPickerProps) {
  const { view, free, day: chosen, labels, monthHref, onMonth, onDay } = props;
  const { month, firstMonth, lastMonth, name } = view;

  const arrow = (to: MonthView['next'], label: string, node: typeof ChevronLeft, isOpen: boolean) => {
    const way = {
      href: monthHref(to.month),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onMonth(to.month);
      },
    };
    // Where no month follows the link stays, shut: who has just pressed it keeps the focus.
    const shut = { role: 'link', 'aria-disabled': true, tabIndex: -1 };
    return (
      <a className={styles.arrow} aria-label={`${label}: ${to.name}`} {...(isOpen ? way : shut)}>
        <Icon node={node} />
      </a>
    );
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {arrow(view.previous, labels.previous, ChevronLeft, month > firstMonth)}
        <span className={styles.name} aria-live="polite">
          {name}
        </span>
        {arrow(view.next, labels.next, ChevronRight, month < lastMonth)}
      </div>
      <table className={`numeric ${styles.table}`} onKeyDown={leapWeeks}>
        <caption className="visuallyHidden">{fill(labels.caption, { month: name })}</caption>
        <thead>
          <tr>
            {view.weekDays.map((weekDay) => (
              <th key={weekDay} scope="col">
                {weekDay}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((cell, index) => (
                <td key={cell?.day ?? index}>
                  {cell && free.has(cell.day) && (
                    <label className={styles.day}>
                      <input
                        type="radio"
                        name="day"
                        value={cell.day}
                        checked={cell.day === chosen}
                        onChange={() => onDay(cell.day)}
                        className="visuallyHidden"
                      />
                      <span aria-hidden="true">{cell.date}</span>
                      <span className="visuallyHidden">{cell.name}</span>
                    </label>
                  )}
                  {cell && !free.has(cell.day) && <span className={styles.closed}>{cell.date}</span>}
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
  const weekDay = target.closest('td')?.cellIndex ?? 0;
  const sameDays = [...currentTarget.rows].map((row) => row.cells[weekDay]?.querySelector('input'));
  const others = sameDays.slice(
    ...(key === 'ArrowDown' ? [sameDays.indexOf(target) + 1] : [0, sameDays.indexOf(target)]),
  );
  const radio = key === 'ArrowDown' ? others.find(Boolean) : others.findLast(Boolean);
  radio?.focus();
  radio?.click();
}
