import { render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';

it('is named by its label alone, and described by its hint', () => {
  render(<CheckboxField id="remember" name="remember" label="Stay signed in" hint="For 30 days." defaultChecked />);
  const box = screen.getByRole('checkbox', { name: 'Stay signed in' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('For 30 days.');
  expect(box).toBeValid();
});

it('is marked as wrong, and described by its error or by the message of its form', () => {
  render(
    <>
      <p id="message">Tick both.</p>
      <CheckboxField id="one" label="One" isInvalid describedBy="message" />
      <CheckboxField id="two" label="Two" error="Tick this." describedBy="message" />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'One' })).toHaveAccessibleDescription('Tick both.');
  expect(screen.getByRole('checkbox', { name: 'Two' })).toHaveAccessibleDescription('Tick this.');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
});
