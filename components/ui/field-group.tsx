import type { ReactNode } from 'react';
import { describedByOf, FieldNotes, type FieldText } from './field-frame';

type FieldGroupProps = Omit<FieldText, 'label'> & {
  legend: ReactNode;
  legendClassName?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function FieldGroup(props: FieldGroupProps) {
  const { legend, legendClassName = 'fieldLabel', className, children, ...text } = props;
  const { id, hint, error } = text;
  return (
    <fieldset className={className} aria-describedby={describedByOf(text)}>
      <legend className={legendClassName}>{legend}</legend>
      <FieldNotes id={id} hint={hint} />
      {children}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
