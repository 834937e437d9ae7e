import { InputField } from '@/components/ui/input-field';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';
import type { ReactNode } from 'react';
import type { FilterPanel } from '@/lib/listings/list/filter-panel';
import { ChoiceBoxes } from './choice-boxes';
import styles from './more-filters.module.scss';

const numberIds = {
  minPrice: 'min-price',
  maxPrice: 'max-price',
  monthly: 'monthly',
  cash: 'cash',
  minSize: 'min-size',
} as const;
const selectIds = { energy: 'energy', maxSea: 'max-sea', resident: 'resident', measure: 'measure' } as const;

type MoreFiltersProps = {
  panel: FilterPanel;
  /** Fields that work with JavaScript only; otherwise a link to the budget. */
  own?: ReactNode;
};

export function MoreFilters({ panel: { boxes, choices, numbers, day, own: figures }, own }: MoreFiltersProps) {
  const boxesOf = (name: keyof typeof boxes) => <ChoiceBoxes name={name} {...boxes[name]} />;
  const segmentsOf = (name: 'beds' | 'baths' | 'parkingSpaces' | 'floor') => {
    const { label, value, options } = choices[name];
    return <Segments name={name} legend={label} value={value} options={options} />;
  };
  const numberOf = (name: keyof typeof numbers) => {
    const { label, value, error } = numbers[name];
    return (
      <InputField
        id={numberIds[name]}
        name={name}
        label={label}
        defaultValue={value}
        inputMode="numeric"
        error={error}
      />
    );
  };
  const selectOf = (name: keyof typeof selectIds) => {
    const { label, value, options } = choices[name];
    return (
      <SelectField id={selectIds[name]} name={name} label={label} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  };

  return (
    <div className={styles.panel}>
      {boxesOf('type')}
      <div className={`numeric ${styles.figures}`}>
        {numberOf('minPrice')}
        {numberOf('maxPrice')}
        {numberOf('minSize')}
      </div>
      <div className={`numeric ${styles.means}`}>
        {numberOf('monthly')}
        {numberOf('cash')}
        {selectOf('resident')}
        {selectOf('measure')}
      </div>
      {own ?? (
        <p>
          <a href={figures.budget.href}>{figures.budget.label}</a>
        </p>
      )}
      <div className={styles.pair}>
        {segmentsOf('beds')}
        {segmentsOf('baths')}
      </div>
      {boxesOf('area')}
      {boxesOf('features')}
      {boxesOf('without')}
      {boxesOf('condition')}
      {segmentsOf('parkingSpaces')}
      {segmentsOf('floor')}
      <div className={styles.figures}>
        {selectOf('energy')}
        {selectOf('maxSea')}
        <InputField id="available-by" name="availableBy" type="date" label={day.label} defaultValue={day.value} />
      </div>
    </div>
  );
}
