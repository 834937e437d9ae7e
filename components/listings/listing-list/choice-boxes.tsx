import { FieldGroup } from '@/components/ui/field-group';
import styles from './choice-boxes.module.scss';

type ChoiceBoxesProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; note?: string; isChosen: boolean }[];
};

export function ChoiceBoxes({ legend, name, options }: ChoiceBoxesProps) {
  return (
    <FieldGroup id={name} legend={legend} className={styles.boxes}>
      {options.map(({ value, label, note, isChosen }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          {label}
          {note && <small>{note}</small>}
        </label>
      ))}
    </FieldGroup>
  );
}
