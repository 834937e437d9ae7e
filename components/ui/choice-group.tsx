import styles from './choice-group.module.scss';
import { FieldGroup } from './field-group';

type ChoiceGroupProps = {
  id: string;
  legend: string;
  /** Of each box: `days[]`. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Values that are ticked at first. */
  chosen: ReadonlySet<string>;
  hint?: string | undefined;
  className?: string | undefined;
};

/** Any number of a few, side by side. */
export function ChoiceGroup({ id, legend, name, options, chosen, hint, className }: ChoiceGroupProps) {
  return (
    <FieldGroup id={id} legend={legend} hint={hint} className={className}>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              id={`${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen.has(value)}
              className="visuallyHidden"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
