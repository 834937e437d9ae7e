import styles from './choice-group.module.scss';
import { FieldGroup } from './field-group';
import type { ComponentProps } from 'react';

type ChoiceGroupProps = {
  id: string;
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: ReadonlySet<string>;
  hint?: string | undefined;
  register?: (name: string) => ComponentProps<'input'>;
  className?: string | undefined;
};

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
