import { FieldGroup } from '@/components/ui/field-group';
import type { MonthView } from '@/lib/appointments/month-view';
import { fill } from './fill';
import type { SchedulerLabels } from './read-labels';
import styles from './time-picker.module.scss';

type TimePickerProps = {
  /** Starts of free calls, ms since 1970. */
  starts: readonly number[];
  start: number | null;
  legend: string;
  view: MonthView;
  day: string;
  labels: SchedulerLabels;
  error: string | undefined;
  onStart: (start: number) => void;
};

export function TimePicker(props: TimePickerProps) {
  const { starts, start: chosen, legend, view, day, labels, error, onStart } = props;
  const { city, clocks, offsets } = view;
  const isElsewhere = starts.some((start) => clocks[start]?.own !== undefined);
  const hint = isElsewhere ? fill(labels.twoClocks, { city, offset: offsets[day] ?? '' }) : labels.office;

  const ownDay = (days = 0) => (days === 0 ? '' : ` ${days < 0 ? labels.dayBefore : labels.dayAfter}`);

  return (
    <FieldGroup
      id="start"
      legend={legend}
      legendClassName={styles.legend}
      hint={<span className={styles.hint}>{hint}</span>}
      error={error}
    >
      <div className={`numeric ${styles.grid}`}>
        {starts.map((start, index) => {
          const { time = '', own = time, ownDays } = clocks[start] ?? {};
          return (
            <label key={start} className={styles.time}>
              <input
                type="radio"
                name="start"
                value={start}
                checked={start === chosen}
                onChange={() => onStart(start)}
                aria-invalid={error && index === 0 ? true : undefined}
                className="visuallyHidden"
              />
              <span aria-hidden="true">{time}</span>
              <span className="visuallyHidden">{fill(labels.spoken, { time })}</span>
              {isElsewhere && (
                <>
                  <span className="visuallyHidden">
                    {`, ${fill(labels.spokenOwn, { time: own, city })}${ownDay(ownDays)}`}
                  </span>
                  <small aria-hidden="true">
                    <span>{own}</span>
                    <span className={styles.otherDay}>{ownDay(ownDays)}</span>
                  </small>
                </>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
