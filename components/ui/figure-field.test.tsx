import { render, screen } from '@testing-library/react';
import { FigureField } from './figure-field';

const field = (props: Partial<Parameters<typeof FigureField>[0]> = {}) => {
  render(<FigureField name="price" label="Price" unit="€" defaultValue="350,000" {...props} />);
  return screen.getByRole('textbox', { name: 'Price' });
};

it('is named by its label, described by its unit, and holds what was typed', () => {
  const input = field();
  expect(input).toHaveValue('350,000');
  expect(input).toHaveAccessibleDescription('€');
  expect(input).toHaveAttribute('inputmode', 'decimal');
});

it('is described by its hint, and marked as wrong by nothing', () => {
  const input = field({ hint: 'Without taxes.' });
  expect(input).toHaveAccessibleDescription('€ Without taxes.');
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('is marked and described by what is wrong, beside the hint that says how to put it right', () => {
  const input = field({ hint: 'Without taxes.', error: 'Please fill this in.' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('€ Without taxes. Please fill this in.');
});

it('may do without a unit, and open the keyboard with digits alone', () => {
  render(<FigureField name="floor" label="Floor" inputMode="numeric" />);
  const input = screen.getByRole('textbox', { name: 'Floor' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('takes what a form gives its fields: a path as its name, and the message of the form as description', () => {
  render(
    <>
      <p id="message">Two figures are wrong.</p>
      <FigureField name="rooms[0].area" id="room-area" label="Area" unit="m²" isInvalid describedBy="message" />
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Area' });
  expect(input).toHaveAttribute('name', 'rooms[0].area');
  expect(input).toHaveAttribute('id', 'room-area');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('m² Two figures are wrong.');
});
