import { act, fireEvent, render, screen } from '@testing-library/react';
import { errors, signInLabels } from '@/tests/support/account-texts';
import { LoginForms } from './login-forms';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';

const button = (provider: 'google' | 'facebook') => ({
  provider,
  label: `Continue with ${provider}`,
  leaving: `Opening ${provider}`,
  failed: `No way to ${provider}`,
});

const show = (action: RedirectingAction) =>
  render(
    <LoginForms
      mode="signin"
      social={{ buttons: [button('google'), button('facebook')], action, or: 'or' }}
      hidden={{ locale: 'en', returnTo: '/en/dashboard' }}
      notice={null}
      form={{ action: jest.fn(), resendAction: jest.fn(), labels: signInLabels, errors, forgot: null }}
    />,
  );

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('takes nothing while a provider is opened, and can be asked again where the server is out of reach', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  const action = jest.fn<Promise<never>, Parameters<RedirectingAction>>(
    () => new Promise((_, reject) => (fail = reject)),
  );
  show(action);
  await press('Continue with google');
  expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toEqual({
    locale: 'en',
    returnTo: '/en/dashboard',
    provider: 'google',
  });
  expect(screen.getByRole('button', { name: 'Opening google' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Continue with facebook' })).toBeDisabled();
  for (const name of [signInLabels.email, signInLabels.password]) expect(screen.getByLabelText(name)).toBeDisabled();

  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(await screen.findByText('No way to google')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with google' })).toBeEnabled();
});
