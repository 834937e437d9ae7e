import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

export type FieldText = {
  id: string;
  label: string;
  error?: string | undefined;
  /** `describedBy` explains the fault when `error` is absent. */
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  hint?: ReactNode;
};

type FieldFrameProps = Pick<FieldText, 'id' | 'label' | 'error' | 'hint'> & {
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

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

export function inputProps(text: Omit<FieldText, 'label'>) {
  const { id, error, isInvalid = error !== undefined } = text;
  return { id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedByOf(text) } as const;
}

/** Falls back to the form message for an invalid field without an error. */
export function describedByOf(text: Omit<FieldText, 'label'>): string | undefined {
  const { id, error, isInvalid = error !== undefined, describedBy, hint } = text;
  const described = [isInvalid && !error && describedBy, hint && `${id}-hint`, error && `${id}-error`];
  return classNames(...described.map((part) => part || null)) || undefined;
}
