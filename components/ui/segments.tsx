import { FieldGroup } from './field-group';

type SegmentsProps = {
  legend: string;
  name: string;
  idPrefix?: string;
  /** Selected value; `''` is the empty choice. */
  value: string;
  options: readonly { value: string; label: string; note?: string; ariaLabel?: string }[];
  error?: string | undefined;
};

export function Segments({ legend, name, idPrefix, value, options, error }: SegmentsProps) {
  const id = idPrefix ? `${idPrefix}-${name}` : name;
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <div className="fieldSegments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              id={`${id}-${option.value || 'any'}`}
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
    </FieldGroup>
  );
}
