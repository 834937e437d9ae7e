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
  expect(document.activeElement).toContainElement(screen.getByText(signInLabels.resent));
  expect(action).toHaveBeenCalledTimes(1);
});

it('waits after an email, and says for how long', async () => {
  jest.useFakeTimers();
  const action = jest.fn(() => Promise.resolve({ status: 'done' } as const));
  show(action);
  await press(signInLabels.resend);
  await press(signInLabels.resendIn.replace('{time}', '60'));
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(60_000));
  await press(signInLabels.resend);
  expect(action).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('says what went wrong and can be pressed again', async () => {
  show(() => Promise.resolve({ status: 'error', code: 'resendLater', wait: '40 seconds' }));
  await press(signInLabels.resend);
  const message = screen.getByText(errors.resendLater.replace('{time}', '40 seconds'));
  expect(document.activeElement).toContainElement(message);
  expect(screen.getByRole('button', { name: signInLabels.resend })).not.toHaveAttribute('aria-disabled');
});
