import { classNames } from '@/lib/text/class-names';
import { FieldFrame, inputProps, type FieldText } from './field-frame';
import styles from './figure-field.module.scss';
import type { ComponentProps } from 'react';

type FigureFieldProps = ComponentProps<'input'> &
  Omit<FieldText, 'id'> & {
    name: string;
    /** Defaults to `name`. */
    id?: string;
    unit?: string;
  };

export function FigureField(props: FigureFieldProps) {
  const { name, id = name, label, unit, hint, error, isInvalid, describedBy, className, ...input } = props;
  const text = { id, error, hint };
  const { 'aria-describedby': described, ...state } = inputProps({ ...text, describedBy, isInvalid });
  return (
    <FieldFrame {...text} label={label} className={className}>
      <div className={classNames(styles.frame, state['aria-invalid'] && styles.wrong)}>
        <input
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          {...input}
          {...state}
          name={name}
          aria-describedby={classNames(unit && `${id}-unit`, described) || undefined}
          className={styles.input}
        />
        {unit && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
