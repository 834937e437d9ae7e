import { render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';
import { FieldGroup } from './field-group';

const group = (props: Partial<Parameters<typeof FieldGroup>[0]>) => {
  render(
    <>
      <p id="message">Two answers are wrong.</p>
      <FieldGroup id="features" legend="Features" {...props}>
        <CheckboxField id="features-lift" name="features[]" value="lift" label="Lift" defaultChecked />
        <CheckboxField id="features-pool" name="features[]" value="pool" label="Pool" />
      </FieldGroup>
    </>,
  );
  return screen.getByRole('group', { name: 'Features' });
};

it('holds several values under one legend', () => {
  const features = group({});
  expect(features).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Pool' })).not.toBeChecked();
});

it.each([
  [{ hint: 'As many as it has.' }, 'As many as it has.'],
  [{ hint: 'As many as it has.', error: 'Choose one.' }, 'As many as it has. Choose one.'],
  [{ isInvalid: true, describedBy: 'message' }, 'Two answers are wrong.'],
])('is described by hint, error or the message of its form: %j', (props, description) => {
  expect(group(props)).toHaveAccessibleDescription(description);
});
