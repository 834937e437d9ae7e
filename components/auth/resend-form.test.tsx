import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { errors, signInLabels } from '@/tests/support/account-texts';
import { ResendForm } from './resend-form';

type Action = ComponentProps<typeof ResendForm>['action'];

const show = (action: Action) =>
  render(<ResendForm action={action} labels={signInLabels} errors={errors} hidden={{ email: 'ada@example.com' }} />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('sends once, however often it is pressed, and then has the focus on its answer', async () => {
  let finish: (state: Awaited<ReturnType<Action>>) => void = () => undefined;
  const action = jest.fn<ReturnType<Action>, Parameters<Action>>(() => new Promise((resolve) => (finish = resolve)));
  show(action);
  expect(document.body).toHaveFocus();
  await press(signInLabels.resend);
  await press(signInLabels.resending);
  await act(async () => finish({ status: 'done' }));
  expect(screen.getByText(signInLabels.resent)).toHaveFocus();
  expect(action).toHaveBeenCalledTimes(1);
});

it('says what went wrong and can be pressed again', async () => {
  show(() => Promise.resolve({ status: 'error', code: 'rateLimited' }));
  screen.getByRole('button', { name: signInLabels.resend }).focus();
  await press(signInLabels.resend);
  expect(screen.getByText(errors.rateLimited)).toBeVisible();
  expect(screen.getByRole('button', { name: signInLabels.resend })).toHaveFocus();
});
