import { act, fireEvent, render, screen } from '@testing-library/react';
import { resetRequestForm, type AccountAction } from '@/lib/accounts/account-forms';
import { errors } from '@/tests/support/account-texts';
import { ButtonForm } from './button-form';

const labels = { submit: 'Send me the link', pending: 'Sending…', done: 'On its way' };

async function press(action: AccountAction) {
  render(
    <ButtonForm form={resetRequestForm} action={action} labels={labels} texts={errors} hidden={{ token: 'abc' }} />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.submit })));
}

it('sends what goes along unseen and says that it is done', async () => {
  const action = jest.fn(() => Promise.resolve({ status: 'done' } as const));
  await press(action);
  expect(screen.getByRole('status')).toHaveTextContent(labels.done);
  const [, data] = action.mock.calls[0] as unknown as [unknown, FormData];
  expect(data.get('token')).toBe('abc');
});

it('says what went wrong and can be pressed again', async () => {
  await press(() => Promise.resolve({ status: 'error', code: 'rateLimited', wait: '40 seconds' } as const));
  expect(screen.getByRole('alert')).toHaveTextContent(errors.rateLimited.replace('{time}', '40 seconds'));
  expect(screen.getByRole('button', { name: labels.submit })).toBeEnabled();
});
