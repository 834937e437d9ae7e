import { act, fireEvent, render, screen } from '@testing-library/react';
import { errors } from '@/tests/support/account-texts';
import { EmailForm } from './email-form';

const labels = { email: 'E-mail', submit: 'Send link', pending: 'Sending...', done: 'Look in your mailbox' };

it('asks for the address, and asks the server nothing without one', async () => {
  const action = jest.fn();
  render(<EmailForm action={action} labels={labels} errors={errors} hidden={{ locale: 'en' }} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.submit })));
  expect(await screen.findByText(errors.emailRequired)).toBeVisible();
  expect(screen.getByLabelText(labels.email)).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
});
