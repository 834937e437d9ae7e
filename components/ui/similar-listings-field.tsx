import { CheckboxField } from './checkbox-field';
import { TICKED } from '@/lib/forms/ticked';

type SimilarListingsFieldProps = Readonly<{
  id: string;
  label: string;
  className?: string | undefined;
  /** Of a form that was refused. */
  values: Readonly<Partial<Record<string, string>>> | undefined;
}>;

export function SimilarListingsField({ className, id, label, values }: SimilarListingsFieldProps) {
  return (
    <CheckboxField
      id={`${id}-similar`}
      name="similar"
      value={TICKED}
      label={label}
      defaultChecked={values?.similar === TICKED}
      className={className}
    />
  );
}
