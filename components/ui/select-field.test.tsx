import { render, screen } from '@testing-library/react';
import { SelectField } from './select-field';

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
