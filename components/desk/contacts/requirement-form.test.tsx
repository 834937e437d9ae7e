import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '@/messages/en';
import { RequirementForm } from './requirement-form';

const t = en.deskPerson.requirements;

it('names the words that were not understood, and keeps them in the field', async () => {
  render(
    <RequirementForm
      action={() => Promise.resolve({ status: 'error', code: 'unreadRequirement', values: { query: 'qwertz asdf' } })}
      hidden={{ contact: '5f0f7f6e-8a55-4a55-9c0e-0d2f2d9a7c11', locale: 'en' }}
      labels={{ ...t, submit: t.save, pending: t.saving }}
      errors={{ unreadRequirement: t.unread, failed: '' }}
    />,
  );
  const field = screen.getByLabelText(t.query);
  fireEvent.change(field, { target: { value: 'qwertz asdf' } });
  await act(() => Promise.resolve(fireEvent.submit(field.closest('form')!)));
  expect(await screen.findByText(t.unread.replace('{words}', 'qwertz asdf'))).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('qwertz asdf');
});
