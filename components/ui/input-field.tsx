import { CircleAlert } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';
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
    <div className="field">
      <div className="fieldHead">
        <label htmlFor={id} className="fieldLabel">
          {label}
        </label>
        {aside}
      </div>
      <div className={classNames('fieldFrame', Boolean(end) && 'fieldWithEnd')}>
        <input
          {...input}
          id={id}
          className="fieldInput"
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(...described.map((part) => part || null)) || undefined}
        />
        {end}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="fieldHint">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="fieldError">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
