import { CircleAlert } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './figure-field.module.scss';
import type { ComponentProps } from 'react';

type FigureFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  /** Also its id. */
  name: string;
  label: string;
  /** Behind the figure: `€`, `years`. Read with the label. */
  unit?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** One figure with its label above, its unit inside, and below what it means or what is wrong with it. */
export function FigureField({ name, label, unit, hint, error, ...input }: FigureFieldProps) {
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {unit && <span className="visuallyHidden">{` (${unit})`}</span>}
      </label>
      <div className={classNames(styles.frame, error !== undefined && styles.wrong)}>
        <input
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          {...input}
          id={name}
          name={name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${name}-note`}
          className={styles.input}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {note !== undefined && (
        <p id={`${name}-note`} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon node={CircleAlert} />}
          {note}
        </p>
      )}
    </div>
  );
}
