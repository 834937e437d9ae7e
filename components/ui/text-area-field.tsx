import { CircleAlert } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';
import type { ComponentProps } from 'react';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  id: string;
  label: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
};

/** A text of several lines with its label above; it grows with what is written where the browser can. */
export function TextAreaField({ id, label, error, className, ...textarea }: TextAreaFieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className="fieldLabel">
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={classNames('fieldInput', 'fieldArea')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="fieldError">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
