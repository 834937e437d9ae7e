import type { ComponentProps } from 'react';
import { classNames } from '@/lib/text/class-names';
import { FieldFrame, inputProps, type FieldText } from './field-frame';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldText;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, isInvalid, describedBy, hint, className, ...textarea } = props;
  const text = { id: textarea.id, error, hint };
  return (
    <FieldFrame {...text} label={label} className={className}>
      <textarea
        {...textarea}
        {...inputProps({ ...text, describedBy, isInvalid })}
        className={classNames('fieldInput', 'fieldArea')}
      />
    </FieldFrame>
  );
}
