import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

/** What a field has beside its input. */
export type FieldText = {
  id: string;
  label: string;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Marked as wrong; the message `describedBy` says why where `error` does not. */
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Below the field. */
  hint?: ReactNode;
};

type FieldFrameProps = Pick<FieldText, 'id' | 'label' | 'error' | 'hint'> & {
  /** Beside the label: a link that helps with this field. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A label above an input, a hint and what is wrong below. */
export function FieldFrame({ id, label, error, hint, aside, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', className)}>
      <div className="fieldHead">
        <label htmlFor={id} className="fieldLabel">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** Hint and error of a field; `inputProps` ties them to its input. */
export function FieldNotes({ id, error, hint }: Pick<FieldText, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className="fieldHint">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="fieldError">
          <Icon node={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** What links an input to its label, hint and error. */
export function inputProps(text: Omit<FieldText, 'label'>) {
  const { id, error, isInvalid = error !== undefined } = text;
  return { id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedByOf(text) } as const;
}

/** Ids of hint and error, and of the form's message where a wrong field has no error of its own. */
export function describedByOf(text: Omit<FieldText, 'label'>): string | undefined {
  const { id, error, isInvalid = error !== undefined, describedBy, hint } = text;
  const described = [isInvalid && !error && describedBy, hint && `${id}-hint`, error && `${id}-error`];
  return classNames(...described.map((part) => part || null)) || undefined;
}
