import { timeOfDay } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { gridItems, ROWS_OF_HOUR, type HourRange } from '@/lib/diary/hour-grid';
import type { DiaryDay } from '@/lib/diary/diary-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { Link } from '@/lib/i18n/link';
import { GridBlock } from './grid-block';
import { GridEntry } from './grid-entry';
import { NowLine } from './now-line';
import styles from './hour-grid.module.scss';

type DayColumnProps = Readonly<{
  day: DiaryDay;
  range: HourRange;
  now: Readonly<{ day: string; minutes: number }>;
  zone: string;
  showsAgent: boolean;
  booksFor: string;
  free: RedirectingAction;
  back: string;
}>;

export function DayColumn({ back, booksFor, day, free, now, range, showsAgent, zone }: DayColumnProps) {
  const hours = Array.from({ length: range.last - range.first }, (_, index) => range.first + index);
  const gridRow = (row: number) => row - range.first * ROWS_OF_HOUR + 1;
  const isOpen = (hour: number) =>
    day.open.some(({ from, to }) => {
      const [opens, closes] = [wallClock(from, zone).minutes, wallClock(to, zone).minutes];
      return opens < (hour + 1) * 60 && hour * 60 < closes;
    });
  const isPast = (hour: number) => day.day < now.day || (day.day === now.day && hour * 60 <= now.minutes);
  return (
    <ol className={styles.column} data-day={day.day} data-first={range.first} data-last={range.last}>
      {hours.map((hour) => {
        const rows = { 'data-from': gridRow(hour * ROWS_OF_HOUR), 'data-to': gridRow((hour + 1) * ROWS_OF_HOUR) };
        const time = timeOfDay(hour * 60);
        return (
          // Only for pointers: 91 links would bury the appointments for keyboards.
          <li key={hour} className={styles.hour} {...rows} data-shut={!isOpen(hour) || undefined} aria-hidden="true">
            {!isPast(hour) && (
              <Link href={`/dashboard/agency/diary/new?day=${day.day}&time=${time}&whose=${booksFor}`} tabIndex={-1}>
                + {time}
              </Link>
            )}
          </li>
        );
      })}
      {gridItems(day, range, zone).map((item) => {
        const place = {
          'data-from': gridRow(item.rows.from),
          'data-to': gridRow(item.rows.to),
          'data-lane': item.lane,
          'data-lanes': item.lanes,
        };
        return 'entry' in item ? (
          <GridEntry
            key={item.entry.id}
            entry={item.entry}
            place={place}
            travelFrom={Math.max(1, gridRow(item.rows.from - item.travelRows))}
            zone={zone}
            showsAgent={showsAgent}
          />
        ) : (
          <GridBlock
            key={item.block.id}
            block={item.block}
            place={place}
            day={day.day}
            zone={zone}
            showsAgent={showsAgent}
            free={free}
            back={back}
          />
        );
      })}
      {day.day === now.day && <NowLine now={now} zone={zone} first={range.first} last={range.last} />}
    </ol>
  );
}
