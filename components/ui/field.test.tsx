import { render, screen } from '@testing-library/react';
import { Segments, SelectField } from './field';

it('marks a select as wrong, and describes it by its hint and its error', () => {
  render(
    <SelectField id="region" label="Region" hint="Where the home is." error="Choose one." defaultValue="b">
      <option value="a">A</option>
      <option value="b">B</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { name: 'Region' });
  expect(select).toHaveValue('b');
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Where the home is. Choose one.');
});

it('says nothing of a select that is right', () => {
  render(<SelectField id="region" label="Region" />);
  const select = screen.getByRole('combobox', { name: 'Region' });
  expect(select).not.toHaveAttribute('aria-invalid');
  expect(select).not.toHaveAttribute('aria-describedby');
});

it('describes a group of choices by what is wrong with it', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  render(<Segments legend="Lift" name="lift" value="no" options={options} error="Choose one." />);
  expect(screen.getByRole('group', { name: 'Lift' })).toHaveAccessibleDescription('Choose one.');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});
