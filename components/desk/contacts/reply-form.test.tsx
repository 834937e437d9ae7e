import { act, fireEvent, render, screen } from '@testing-library/react';
import { contactsCodes, type ContactsCode } from '@/lib/contacts/contact-forms';
import { ReplyForm } from './reply-form';

const errors = Object.fromEntries(contactsCodes.map((code) => [code, `wrong: ${code}`])) as Record<
  ContactsCode,
  string
>;
const labels = {
  to: 'To',
  subject: 'Subject',
  text: 'Message',
  textHint: 'In your name',
  templates: 'Templates',
  insert: 'Insert',
  submit: 'Send',
  pending: 'Sending',
};

function show(addresses: readonly string[], action = jest.fn(async () => ({ status: 'done' as const }))) {
  render(
    <ReplyForm
      action={action}
      hidden={{ contact: '3f0c2f3e-0000-4000-8000-000000000000', enquiry: '', locale: 'en' }}
      addresses={addresses}
      subject="Re: Hello"
      text=""
      templates={[{ id: 'call-en', label: 'Call (English)', text: 'Hello Ada' }]}
      page={{ path: '/en', hidden: {} }}
      labels={labels}
      errors={errors}
    />,
  );
  return action;
}

it('adds a template to what was typed', () => {
  show(['ada@example.com']);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(text.value).toBe('Hello Ada');
  fireEvent.change(text, { target: { value: 'First. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(text.value).toBe('First.\n\nHello Ada');
  expect(text).toHaveFocus();
});

it('says what is missing before it sends, and sends once it is there', async () => {
  const action = show(['ada@example.com']);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('wrong: required')).toBeInTheDocument();
  expect(action).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Yes' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  });
  expect(action).toHaveBeenCalledTimes(1);
});

it('asks to which of several addresses', () => {
  show(['ada@example.com', 'king@example.com']);
  expect(screen.getByLabelText('To')).toHaveValue('ada@example.com');
});
