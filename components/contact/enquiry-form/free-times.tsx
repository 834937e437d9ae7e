import { buttonClass } from '@/components/ui/button';
import type { OfferedDay } from '@/lib/diary/offered-times';
import styles from './free-times.module.scss';

export type FreeTimesLabels = Readonly<Record<'title' | 'hint' | 'others' | 'choose', string>>;

type FreeTimesProps = Readonly<{
  days: readonly OfferedDay[];
  href: string;
  labels: FreeTimesLabels;
}>;

export function FreeTimes({ days, href, labels }: FreeTimesProps) {
  return (
    <div className={styles.free}>
      <p>
        <b>{labels.title}</b> <span className="small soft">{labels.hint}</span>
      </p>
      {days.map(({ day, name, times }) => (
        <div key={day} role="group" aria-label={name}>
          <p className={styles.day}>{name}</p>
          <ul className="numeric">
            {times.map(({ start, time }) => (
              <li key={start}>
                <a href={`${href}?from=${day}&start=${start}`} aria-label={`${name}, ${time}`}>
                  {time}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href={href} className={buttonClass({ look: 'outline' })}>
        {labels.others}
      </a>
    </div>
  );
}
