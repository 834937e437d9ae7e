import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import styles from './filter-form.module.scss';

type BasisFormProps = Readonly<{
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
  choices: readonly Readonly<{ value: string; label: string }>[];
  labels: Readonly<Record<'none' | 'agreed' | 'label' | 'submit', string>>;
}>;

export function BasisForm({ action, choices, hidden, labels }: BasisFormProps) {
  return (
    <>
      <p className="soft">{labels.none}</p>
      <details>
        <summary>{labels.agreed}</summary>
        <form action={action} className={styles.form}>
          <HiddenFields values={hidden} />
          <SelectField id="basis" name="basis" label={labels.label}>
            {choices.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="outline" isSmall>
            {labels.submit}
          </Button>
        </form>
      </details>
    </>
  );
}
