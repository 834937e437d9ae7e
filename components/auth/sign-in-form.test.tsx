import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { errors, signInLabels } from '@/tests/support/account-texts';
import { SignInForm } from './sign-in-form';

type Action = ComponentProps<typeof SignInForm>['action'];

function show(action: Action, resendAction: ComponentProps<typeof SignInForm>['resendAction'] = jest.fn()) {
  const onPending = jest.fn();
  render(
    <SignInForm
      action={action}
      resendAction={resendAction}
      labels={signInLabels}
      errors={errors}
      hidden={{ locale: 'en', returnTo: '/en/dashboard' }}
      forgot={<a href="/en/forgot-password">Forgot password?</a>}
      onPending={onPending}
    />,
  );
  return { onPending };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));

function type(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
}

describe('SignInForm', () => {
  it('has fields that password managers know', () => {
    show(jest.fn());
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Remember me/ })).not.toBeChecked();
  });

  it('has nothing to complain of at first', () => {
    show(jest.fn());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says above and below each empty field that it is needed, and asks the server nothing', async () => {
    const action = jest.fn<ReturnType<Action>, Parameters<Action>>();
    show(action);
    await submit();
    expect(await screen.findByText(errors.fillAllFields)).toBeVisible();
    expect(email()).toBeInvalid();
    expect(password()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(errors.emailRequired));
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(errors.passwordRequired));
    expect(action).not.toHaveBeenCalled();
  });

  it('says at the field what is wrong with the address', async () => {
    show(jest.fn());
    type(email(), 'montse@');
    type(password(), 'secreta');
    await submit();
    expect(email()).toHaveAccessibleDescription(errors.invalidEmail);
    expect(password()).toBeValid();
  });

  it('sends what was typed with language and way back', async () => {
    const action = jest.fn<ReturnType<Action>, Parameters<Action>>(() => Promise.resolve({ status: 'idle' }));
    show(action);
    type(email(), 'montse@example.com');
    type(password(), 'secreta');
    await submit();
    await waitFor(() => expect(action).toHaveBeenCalled());
    expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toEqual({
      email: 'montse@example.com',
      password: 'secreta',
      locale: 'en',
      returnTo: '/en/dashboard',
    });
  });

  it('says while it is on its way that it is', async () => {
    let finish: (state: Awaited<ReturnType<Action>>) => void = () => undefined;
    const { onPending } = show(() => new Promise((resolve) => (finish = resolve)));
    type(email(), 'montse@example.com');
    type(password(), 'secreta');
    await submit();
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeVisible();
    expect(onPending).toHaveBeenLastCalledWith(true);
    await act(async () => finish({ status: 'idle' }));
    expect(onPending).toHaveBeenLastCalledWith(false);
  });

  it('keeps what was typed and moves to the message when the server refuses', async () => {
    show(() =>
      Promise.resolve({ status: 'error', code: 'wrongCredentials', values: { email: 'montse@example.com' } } as const),
    );
    type(email(), 'montse@example.com');
    type(password(), 'wrong one');
    await submit();
    const message = await screen.findByText(errors.wrongCredentials);
    expect(screen.getByRole('alert')).toContainElement(message);
    expect(document.activeElement).toContainElement(message);
    expect(email()).toHaveValue('montse@example.com');
    expect(password()).toHaveValue('wrong one');
    expect(screen.queryByRole('button', { name: signInLabels.resend })).not.toBeInTheDocument();
  });

  it('keeps what was typed, says so and stays when the server is out of reach', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    type(email(), 'montse@example.com');
    type(password(), 'secreta');
    await submit();
    expect(document.activeElement).toContainElement(await screen.findByText(errors.unavailable));
    expect(email()).toHaveValue('montse@example.com');
    expect(password()).toHaveValue('secreta');
    expect(warn).toHaveBeenCalledWith(new TypeError('Failed to fetch'));
  });

  it('offers the mail again to an address that waits to be verified', async () => {
    const resend = jest.fn(() => Promise.resolve({ status: 'done' } as const));
    show(
      () => Promise.resolve({ status: 'error', code: 'unverified', values: { email: 'montse@example.com' } } as const),
      resend,
    );
    type(email(), 'montse@example.com');
    type(password(), 'secreta');
    await submit();
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: signInLabels.resend })));
    expect(await screen.findByText(signInLabels.resent)).toBeVisible();
    const [, data] = resend.mock.calls[0] as unknown as [unknown, FormData];
    expect(data.get('email')).toBe('montse@example.com');
  });

  it('shows the password and hides it again', () => {
    show(jest.fn());
    const toggle = screen.getByRole('button', { name: 'Show password' });
    fireEvent.click(toggle);
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(toggle);
    expect(password()).toHaveAttribute('type', 'password');
  });
});
