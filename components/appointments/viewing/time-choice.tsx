import { FieldGroup } from '@/components/ui/field-group';
import type { OfferedDay } from '@/lib/diary/offered-times';
import styles from './viewing.module.scss';

type TimeChoiceProps = Readonly<{
  legend: string;
  days: readonly OfferedDay[];
  chosen: string | undefined;
  hint: string;
  error: string | undefined;
}>;

export function TimeChoice({ chosen, days, error, hint, legend }: TimeChoiceProps) {
  const first = days[0]?.times[0]?.start;
  return (
    <FieldGroup
      id="start"
      legend={<h2 className={styles.title}>{legend}</h2>}
      legendClassName={styles.legend}
      hint={hint}
      error={error}
    >
      {days.map(({ day, name, times }) => (
        <div key={day} role="group" aria-labelledby={`day-${day}`} className={styles.day}>
          <h3 id={`day-${day}`}>{name}</h3>
          <div className={`numeric ${styles.times}`}>
            {times.map(({ start, time }) => (
              <label key={start} className={styles.time}>
                <input
                  type="radio"
                  name="start"
                  value={start}
                  defaultChecked={String(start) === chosen}
                  aria-invalid={error && start === first ? true : undefined}
                  className="visuallyHidden"
                />
                {time}
              </label>
            ))}
          </div>
        </div>
      ))}
    </FieldGroup>
  );
}
