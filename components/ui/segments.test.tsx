import { render, screen } from '@testing-library/react';
import { Segments } from './segments';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

it('has the given choice chosen, and no description without an error', () => {
  render(<Segments legend="Lift" name="lift" value="no" options={options} />);
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Lift' })).not.toHaveAttribute('aria-describedby');
});

it('describes the group by what is wrong with it', () => {
  render(<Segments legend="Lift" name="lift" value="" options={options} error="Choose one." />);
  expect(screen.getByRole('group', { name: 'Lift' })).toHaveAccessibleDescription('Choose one.');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
