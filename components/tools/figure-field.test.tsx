import { render, screen } from '@testing-library/react';
import { FigureField } from './figure-field';

const field = (props: Partial<Parameters<typeof FigureField>[0]> = {}) => {
  render(<FigureField name="price" label="Price" unit="€" defaultValue="350,000" {...props} />);
  return screen.getByRole('textbox', { name: 'Price (€)' });
};

it('is named by its label and its unit, and holds what was typed', () => {
  expect(field()).toHaveValue('350,000');
});

it('is described by its hint where nothing is wrong', () => {
  const input = field({ hint: 'Without taxes.' });
  expect(input).toHaveAccessibleDescription('Without taxes.');
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('is marked and described by what is wrong, in place of the hint', () => {
  const input = field({ hint: 'Without taxes.', error: 'Please fill this in.' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please fill this in.');
  expect(screen.queryByText('Without taxes.')).not.toBeInTheDocument();
});

it('opens the keyboard with digits', () => {
  expect(field({ inputMode: 'numeric' })).toHaveAttribute('inputmode', 'numeric');
});
