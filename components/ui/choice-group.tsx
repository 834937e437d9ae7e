import styles from './choice-group.module.scss';
import { FieldGroup } from './field-group';
import type { ComponentProps } from 'react';

type ChoiceGroupProps = {
  id: string;
  legend: string;
  /** Of each box: `days[]`. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Values that are ticked at first. */
  chosen: ReadonlySet<string>;
  hint?: string | undefined;
  /** Props that a form library gives each box. */
  register?: (name: string) => ComponentProps<'input'>;
  className?: string | undefined;
};

/** Any number of a few, side by side. */
export function ChoiceGroup({ id, legend, name, options, chosen, hint, register, className }: ChoiceGroupProps) {
  return (
    <FieldGroup id={id} legend={legend} hint={hint} className={className}>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              {...register?.(name)}
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
