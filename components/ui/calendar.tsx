import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './calendar.module.scss';
import { Icon } from './icon';

type CalendarMonth = Readonly<{
  /** `2026-12`. */
  month: string;
  name: string;
  weekDays: readonly string[];
  /** `day` is `2026-12-03`; `name` is the full date. Null: a day of another month. */
  weeks: readonly (readonly (Readonly<{ day: string; date: number; name: string }> | null)[])[];
}>;

/** `href` works without JavaScript; null when there is no further month. */
type MonthLink = Readonly<{ month: string; label: string; href: string | null }>;

type CalendarProps = {
  name: string;
  caption: string;
  /** Label of the box that shows more than one week on phones. */
  whole: string;
  view: CalendarMonth;
  days: ReadonlySet<string>;
  value: string | null;
  previous: MonthLink;
  next: MonthLink;
  onChange: (day: string) => void;
  onMonth: (month: string) => void;
};

/**
 * Month table of radio buttons. Arrow keys move by day and week, Home and End within the week, Page Up and Page Down by
 * month.
 */
export function CalendarGrid(props: CalendarProps) {
  const { name, caption, whole, view, days, value, previous, next, onChange, onMonth } = props;
  const table = useRef<HTMLTableElement>(null);
  /** True when a key requested another month, which removes the focused day. */
  const isTurning = useRef(false);

  useEffect(() => {
    const { current: month } = table;
    const isFree = document.activeElement === document.body || document.activeElement === month;
    const radio = month?.querySelector<HTMLElement>(':checked') ?? month?.querySelector('input');
    if (isTurning.current && isFree) (radio ?? month)?.focus();
    isTurning.current = false;
  }, [view.month]);

  const turn = (to: MonthLink, isByKey: boolean) => {
    isTurning.current = isByKey;
    onMonth(to.month);
  };
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const to = { PageUp: previous, PageDown: next }[event.key];
    if (!to) return moveInMonth(event);
    event.preventDefault();
    if (to.href) turn(to, true);
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <MonthArrow to={previous} node={ChevronLeft} onFollow={() => turn(previous, false)} />
        <span className={styles.name} aria-live="polite">
          {view.name}
        </span>
        <MonthArrow to={next} node={ChevronRight} onFollow={() => turn(next, false)} />
      </div>
      <table ref={table} tabIndex={-1} className={`numeric ${styles.table}`} onKeyDown={handleKey}>
        <caption className="visuallyHidden">{caption}</caption>
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
                  {cell && days.has(cell.day) && (
                    <label className={styles.day}>
                      <input
                        type="radio"
                        name={name}
                        value={cell.day}
                        checked={cell.day === value}
                        onChange={() => onChange(cell.day)}
                        className="visuallyHidden"
                      />
                      <span aria-hidden="true">{cell.date}</span>
                      <span className="visuallyHidden">{cell.name}</span>
                    </label>
                  )}
                  {cell && !days.has(cell.day) && <span className={styles.closed}>{cell.date}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label className={styles.whole}>
        <input type="checkbox" /> {whole}
      </label>
    </div>
  );
}

type MonthArrowProps = { to: MonthLink; node: typeof ChevronLeft; onFollow: () => void };

function MonthArrow({ to, node, onFollow }: MonthArrowProps) {
  const way = to.href && {
    href: to.href,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onFollow();
    },
  };
  // Disabled instead of removed, so that it keeps the focus.
  const shut = { role: 'link', 'aria-disabled': true, tabIndex: -1 };
  return (
    <a className={styles.arrow} aria-label={to.label} {...(way || shut)}>
      <Icon node={node} />
    </a>
  );
}

function moveInMonth(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget } = event;
  if (!['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key) || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inWeek = key === 'Home' || key === 'End';
  const weekDay = target.closest('td')?.cellIndex ?? 0;
  const radios = inWeek
    ? [...(target.closest('tr')?.querySelectorAll('input') ?? [])]
    : [...currentTarget.rows].flatMap((row) => row.cells[weekDay]?.querySelector('input') ?? []);
  const at = radios.indexOf(target);
  const radio = { ArrowUp: radios[at - 1], ArrowDown: radios[at + 1], Home: radios[0], End: radios.at(-1) }[key];
  // A week that phones hide is shown once its day is chosen.
  radio?.click();
  radio?.focus();
}
