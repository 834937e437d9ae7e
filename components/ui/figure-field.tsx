import { classNames } from '@/lib/text/class-names';
import { FieldFrame, inputProps } from './field-frame';
import styles from './figure-field.module.scss';
import type { ComponentProps } from 'react';

type FigureFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  /** Also its id. */
  name: string;
  label: string;
  /** Behind the figure: `€`, `years`. */
  unit?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** One figure with its label above, its unit inside, and below what it means and what is wrong with it. */
export function FigureField({ name, label, unit, hint, error, ...input }: FigureFieldProps) {
  const text = { id: name, error, hint };
  const { 'aria-describedby': described, ...props } = inputProps(text);
  return (
    <FieldFrame {...text} label={label}>
      <div className={classNames(styles.frame, error !== undefined && styles.wrong)}>
        <input
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          {...input}
          {...props}
          name={name}
          aria-describedby={classNames(unit && `${name}-unit`, described) || undefined}
          className={styles.input}
        />
        {unit && (
          <span id={`${name}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
