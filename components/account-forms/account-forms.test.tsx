import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChangePasswordForm } from '@/components/account/change-password-form';
import { DeleteAccountForm } from '@/components/account/delete-account-form';
import { EmailForm } from '@/components/auth/email-form';
import { SignInForm } from '@/components/auth/sign-in-form';
import { SignUpForm } from '@/components/auth/sign-up-form';
import type { AccountAction } from '@/lib/accounts/account-forms';
import { errors, signInLabels, signUpLabels, strengthLabels } from '@/tests/support/account-texts';
import { NewPasswordForm } from './new-password-form';

const labels = { ...signUpLabels, submit: 'Send', pending: 'Sending', done: 'Done' };
const hidden = { locale: 'en' };
const ignore = () => undefined;

type Case = readonly [
  name: string,
  form: (action: AccountAction) => ReactNode,
  fields: Readonly<Record<string, string>>,
];

const email = { Email: 'montse@example.com' };
const newPassword = { Password: 'tres gatos', 'Confirm password': 'tres gatos' };

const forms: readonly Case[] = [
  [
    'signs in',
    (action) => (
      <SignInForm
        action={action}
        resendAction={action}
        labels={{ ...signInLabels, ...labels }}
        errors={errors}
        hidden={hidden}
        forgot={null}
        onPending={ignore}
      />
    ),
    { ...email, Password: 'secreta' },
  ],
  [
    'signs up',
    (action) => (
      <SignUpForm action={action} labels={labels} errors={errors} hidden={hidden} terms={null} onPending={ignore} />
    ),
    { ...email, ...newPassword },
  ],
  [
    'asks for a link',
    (action) => <EmailForm action={action} labels={labels} errors={errors} hidden={hidden} />,
    { ...email },
  ],
  [
    'sets a password by a link',
    (action) => <NewPasswordForm action={action} token="a-token" labels={labels} errors={errors} hidden={hidden} />,
    newPassword,
  ],
  [
    'changes the password',
    (action) => (
      <ChangePasswordForm
        action={action}
        labels={{ ...labels, current: 'Current password', next: 'Password', strength: strengthLabels }}
        errors={errors}
        locale="en"
        email="montse@example.com"
      />
    ),
    { 'Current password': 'secreta', ...newPassword },
  ],
  [
    'deletes the account',
    (action) => (
      <DeleteAccountForm
        action={action as never}
        asksPassword
        labels={{ ...labels, confirm: 'Yes, delete it' }}
        errors={{ ...errors, mustConfirm: 'Please tick the box' }}
        hidden={hidden}
        keep={null}
      />
    ),
    { Password: 'secreta' },
  ],
];

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const tick = () => screen.queryAllByRole('checkbox').forEach((box) => fireEvent.click(box));

describe.each(forms)('the form that %s', (_, form, fields) => {
  const typeAll = () => {
    for (const [label, value] of Object.entries(fields)) fireEvent.input(input(label), { target: { value } });
  };
  const expectSent = (action: jest.Mock) => {
    expect(action).toHaveBeenCalledTimes(1);
    const [, data] = action.mock.calls[0] as [unknown, FormData];
    expect([...data.values()]).toEqual(expect.arrayContaining(Object.values(fields)));
  };

  it('sends what was typed once, however often it is pressed', async () => {
    const action = jest.fn(() => Promise.resolve({ status: 'idle' } as const));
    render(form(action));
    typeAll();
    tick();
    await act(async () => {
      press();
      press();
    });
    await waitFor(() => expectSent(action));
  });

  it('sends what a password manager filled in before JavaScript ran or without an event', async () => {
    const action = jest.fn(() => Promise.resolve({ status: 'idle' } as const));
    render(form(action));
    tick();
    for (const [label, value] of Object.entries(fields)) input(label).value = value;
    const [label = '', value] = Object.entries(fields)[0] ?? [];
    input(label).value = '';
    fireEvent.input(input(label), { target: { value } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    await act(async () => fireEvent.submit(button.form as HTMLFormElement));
    await waitFor(() => expectSent(action));
  });

  it('asks the server nothing while it is empty', async () => {
    const action = jest.fn();
    render(form(action));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    await act(async () => fireEvent.submit(button.form as HTMLFormElement));
    await waitFor(() => expect(input(Object.keys(fields)[0] ?? '')).toBeInvalid());
    expect(action).not.toHaveBeenCalled();
  });

  it('keeps what was typed where the server is out of reach, and can be sent again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const action = jest.fn<ReturnType<AccountAction>, Parameters<AccountAction>>();
    action.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ status: 'idle' });
    render(form(action));
    typeAll();
    tick();
    await act(async () => press());
    expect(await screen.findByText(errors.unavailable)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(errors.unavailable));
    for (const [label, value] of Object.entries(fields)) expect(input(label)).toHaveValue(value);
    await act(async () => press());
    await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(errors.unavailable)).toBeNull();
  });
});
