import { ChevronDown } from 'lucide';
import { classNames } from '@/lib/text/class-names';
import { FieldFrame, FieldNotes, inputProps, type FieldText } from './field-frame';
import { Icon } from './icon';
import type { ComponentProps } from 'react';

type TextFieldProps = ComponentProps<'input'> & { id: string; label: string };

/** One line of text with its label above. */
export function TextField({ id, label, className, ...input }: TextFieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className="fieldLabel">
        {label}
      </label>
      <input {...input} id={id} className="fieldInput" />
    </div>
  );
}

type SelectFieldProps = ComponentProps<'select'> &
  Omit<FieldText, 'hint'> & {
    hint?: string | undefined;
    /** On one line with its label, and without a frame until it is pointed at. */
    isQuiet?: boolean;
  };

/** A native list of choices with its label, a hint and what is wrong below. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, isInvalid, describedBy, hint, isQuiet = false, className, ...select } = props;
  const text = { id: select.id, error, hint };
  const control = (
    <div className="fieldSelect">
      <select
        {...select}
        {...inputProps({ ...text, describedBy, ...(isInvalid !== undefined && { isInvalid }) })}
        className="fieldInput"
      />
      <Icon node={ChevronDown} />
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

type SegmentsProps = {
  legend: string;
  name: string;
  /** Value of the chosen one, `''` for a choice of none. */
  value: string;
  options: readonly { value: string; label: string; note?: string; ariaLabel?: string }[];
  /** What is wrong with the choice. */
  error?: string | undefined;
};

/** One choice of a few, side by side. */
export function Segments({ legend, name, value, options, error }: SegmentsProps) {
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className="fieldLabel">{legend}</legend>
      <div className="fieldSegments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              id={`${name}-${option.value || 'any'}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              aria-label={option.ariaLabel}
              className="visuallyHidden"
            />
            {option.label}
            {option.note && <span className="fieldNote">{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
