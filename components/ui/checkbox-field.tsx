import { classNames } from '@/lib/text/class-names';
import { FieldNotes, inputProps, type FieldText } from './field-frame';
import styles from './checkbox-field.module.scss';
import type { ComponentProps } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldText & {
    isDanger?: boolean;
  };

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, error, isInvalid, describedBy, hint, isDanger = false, className, ...input } = props;
  const text = { id: input.id, error, hint };
  return (
    <div className={classNames(styles.field, isDanger && styles.danger, className)}>
      <input {...input} {...inputProps({ ...text, describedBy, isInvalid })} type="checkbox" />
      <label htmlFor={input.id}>{label}</label>
      <FieldNotes {...text} />
    </div>
  );
}
