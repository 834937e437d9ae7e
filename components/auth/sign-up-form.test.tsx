import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { errors, signUpLabels, strengthLabels } from '@/tests/support/account-texts';
import { SignUpForm } from './sign-up-form';

type Action = ComponentProps<typeof SignUpForm>['action'];

const show = (action: Action) =>
  render(
    <SignUpForm
      action={action}
      labels={signUpLabels}
      errors={errors}
      hidden={{ locale: 'en' }}
      terms={null}
      onPending={jest.fn()}
    />,
  );

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create account' })));

function fill(password: string, confirm: string) {
  fireEvent.input(field('Email'), { target: { value: 'montse@example.com' } });
  fireEvent.input(field('Password'), { target: { value: password } });
  fireEvent.input(field('Confirm password'), { target: { value: confirm } });
}

describe('SignUpForm', () => {
  it('asks for a new password twice', () => {
    show(jest.fn());
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  });

  it.each([
    ['secreta', 'secreto', 'Confirm password', errors.passwordsDontMatch],
    ['abcde', 'abcde', 'Password', errors.passwordTooShort],
  ])('refuses %s with %s at %s', async (password, confirm, name, message) => {
    const action = jest.fn();
    show(action);
    fill(password, confirm);
    await submit();
    expect(field(name)).toBeInvalid();
    expect(within(field(name).closest('div')?.parentElement as HTMLElement).getByText(message)).toBeVisible();
    expect(action).not.toHaveBeenCalled();
  });

  it('says that all fields are needed, and asks the server nothing', async () => {
    const action = jest.fn();
    show(action);
    await submit();
    expect(await screen.findByText(errors.fillAllFields)).toBeVisible();
    expect(screen.getByText(errors.emailRequired)).toBeVisible();
    expect(screen.getByText(errors.passwordRequired)).toBeVisible();
    expect(screen.getByText(errors.confirmRequired)).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(action).not.toHaveBeenCalled();
  });

  it('says how long to wait where a limit was reached, and keeps the address', async () => {
    show(() => Promise.resolve({ status: 'error', code: 'rateLimited', wait: '40 seconds' } as const));
    fill('abcdef', 'abcdef');
    await submit();
    expect(await screen.findByText(errors.rateLimited.replace('{time}', '40 seconds'))).toBeVisible();
    expect(field('Email')).toHaveValue('montse@example.com');
  });

  it('says at the password that the server finds it too common', async () => {
    show(() => Promise.resolve({ status: 'error', code: 'passwordTooCommon' } as const));
    fill('123456', '123456');
    await submit();
    expect(await screen.findByText(errors.passwordTooCommon)).toBeVisible();
    await waitFor(() => expect(field('Password')).toHaveFocus());
  });

  it('hints at the strength from six characters on, and counts those that are missing before', () => {
    show(jest.fn());
    for (const [password, hint] of [
      ['', strengthLabels.empty],
      ['abc', '3 to go'],
      ['abcde', '1 to go'],
      ['abcdef', strengthLabels.weak],
      ['tres gatos en el tejado', strengthLabels.good],
    ] as const) {
      fireEvent.change(field('Password'), { target: { value: password } });
      expect(screen.getByText(hint)).toBeVisible();
    }
  });
});
