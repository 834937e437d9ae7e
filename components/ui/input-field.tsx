import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { FieldFrame, inputProps, type FieldText } from './field-frame';

export type InputFieldProps = ComponentProps<'input'> &
  FieldText & {
    aside?: ReactNode;
    end?: ReactNode;
  };

export function InputField(props: InputFieldProps) {
  const { label, error, isInvalid, describedBy, aside, hint, end, className, ...input } = props;
  const text = { id: input.id, error, hint };
  return (
    <FieldFrame {...text} label={label} aside={aside} className={className}>
      <div className={classNames('fieldFrame', Boolean(end) && 'fieldWithEnd')}>
        <input {...input} {...inputProps({ ...text, describedBy, isInvalid })} className="fieldInput" />
        {end}
      </div>
    </FieldFrame>
  );
}
