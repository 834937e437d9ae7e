import { ChevronDown } from 'lucide';
import { classNames } from '@/lib/text/class-names';
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

type SelectFieldProps = ComponentProps<'select'> & {
  id: string;
  label: string;
  /** On one line with its label, and without a frame until it is pointed at. */
  isQuiet?: boolean;
};

/** A native list of choices with its label. */
export function SelectField({ id, label, isQuiet = false, className, ...select }: SelectFieldProps) {
  return (
    <div className={classNames(isQuiet ? 'fieldQuiet' : 'field', className)}>
      <label htmlFor={id} className="fieldLabel">
        {label}
      </label>
      <div className="fieldSelect">
        <select {...select} id={id} className="fieldInput" />
        <Icon node={ChevronDown} />
      </div>
    </div>
  );
}

type SegmentsProps = {
  legend: string;
  name: string;
  /** Value of the chosen one, `''` for a choice of none. */
  value: string;
  options: readonly { value: string; label: string; note?: string; ariaLabel?: string }[];
};

/** One choice of a few, side by side. */
export function Segments({ legend, name, value, options }: SegmentsProps) {
  return (
    <fieldset>
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
    </fieldset>
  );
}
