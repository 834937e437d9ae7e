import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { errors } from '@/tests/support/account-texts';
import { DeleteAccountForm } from './delete-account-form';

type Action = ComponentProps<typeof DeleteAccountForm>['action'];

const labels = {
  password: 'Your password',
  confirm: 'Yes, delete it',
  showPassword: 'Show password',
  submit: 'Delete my account',
  pending: 'Deleting…',
};

const show = (action: Action, asksPassword = true) =>
  render(
    <DeleteAccountForm
      action={action}
      asksPassword={asksPassword}
      labels={labels}
      errors={{ ...errors, mustConfirm: 'Please tick the box' }}
      hidden={{ locale: 'en', ...(!asksPassword && { token: 'abc' }) }}
      keep={<a href="/en/dashboard">Keep my account</a>}
    />,
  );

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: labels.submit })));
const fillPassword = () => fireEvent.change(screen.getByLabelText(labels.password), { target: { value: 'secreta' } });
const box = () => screen.getByRole('checkbox', { name: labels.confirm });

describe('DeleteAccountForm', () => {
  it('asks for the password, a tick, and offers the way back', () => {
    show(jest.fn());
    expect(screen.getByLabelText(labels.password)).toHaveAttribute('autocomplete', 'current-password');
    expect(box()).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/en/dashboard');
  });

  it('says that the box must be ticked, and leads to it', async () => {
    const action = jest.fn();
    show(action);
    fillPassword();
    await press();
    expect(action).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Please tick the box');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription('Please tick the box');
  });

  it('says at the password that it is wrong, and keeps the tick', async () => {
    show(() => Promise.resolve({ status: 'error', code: 'wrongPassword', values: { confirm: 'on' } } as const));
    fillPassword();
    fireEvent.click(box());
    await press();
    expect(screen.getByLabelText(labels.password)).toHaveAccessibleDescription(errors.wrongPassword);
    expect(screen.getByLabelText(labels.password)).toHaveFocus();
    expect(box()).toBeChecked();
  });

  it('sends the secret of a mailed link in the place of a password', async () => {
    const action = jest.fn<ReturnType<Action>, Parameters<Action>>(() => Promise.resolve({ status: 'idle' }));
    show(action, false);
    expect(screen.queryByLabelText(labels.password)).not.toBeInTheDocument();
    fireEvent.click(box());
    await press();
    expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toEqual({ locale: 'en', token: 'abc', confirm: 'on' });
  });
});
