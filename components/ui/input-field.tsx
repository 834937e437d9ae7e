import { CircleAlert } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';
import fieldStyles from './field.module.scss';
import styles from './input-field.module.scss';
import type { ComponentProps, ReactNode } from 'react';

export type InputFieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** Marked as wrong; the message `describedBy` says why where `error` does not. */
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Beside the label: a link that helps with this field. */
  aside?: ReactNode;
  /** Below the field. */
  hint?: ReactNode;
  /** Inside the field's frame, at its end: a button. */
  end?: ReactNode;
};

/** A line of text with its label above, a hint and what is wrong below. */
export function InputField(props: InputFieldProps) {
  const { id, label, error, isInvalid = error !== undefined, describedBy, aside, hint, end, ...input } = props;
  const described = [isInvalid && !error && describedBy, hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={fieldStyles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={fieldStyles.label}>
          {label}
        </label>
        {aside}
      </div>
      <div className={classNames(styles.frame, Boolean(end) && styles.withEnd)}>
        <input
          {...input}
          id={id}
          className={fieldStyles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(...described.map((part) => part || null)) || undefined}
        />
        {end}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
