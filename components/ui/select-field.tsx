import { ChevronDown, type IconNode } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { FieldFrame, inputProps, type FieldText } from './field-frame';
import { Icon } from './icon';
import type { ComponentProps } from 'react';

type SelectFieldProps = ComponentProps<'select'> &
  Omit<FieldText, 'hint'> & {
    hint?: string | undefined;
    isQuiet?: boolean;
    icon?: IconNode;
  };

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    error,
    isInvalid,
    describedBy,
    hint,
    isQuiet = false,
    icon = ChevronDown,
    className,
    ...select
  } = props;
  const text = { id: select.id, error, hint };
  const control = (
    <div className="fieldSelect">
      <select {...select} {...inputProps({ ...text, describedBy, isInvalid })} className="fieldInput" />
      <Icon node={icon} />
    </div>
  );
  if (!isQuiet) {
    return (
      <FieldFrame {...text} label={label} className={className}>
        {control}
      </FieldFrame>
    );
  }
  return (
    <div className={classNames('fieldQuiet', className)}>
      <label htmlFor={select.id} className="fieldLabel">
        {label}
      </label>
      {control}
    </div>
  );
}
