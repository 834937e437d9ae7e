import { act, fireEvent, render, screen } from '@testing-library/react';
import { contactsCodes, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormState } from '@/lib/forms/define-form';
import { ContactEditor } from './contact-editor';

const errors = Object.fromEntries(contactsCodes.map((code) => [code, `wrong: ${code}`])) as Record<
  ContactsCode,
  string
>;
const labels = {
  ...{ name: 'Name', language: 'Language', agent: 'Agent', submit: 'Save', pending: 'Saving' },
  ...{ phones: 'Phone numbers', phonesHint: 'Empty a field', phone: 'Phone {number}', newPhone: 'New phone' },
  ...{ phoneLabel: 'Label', mainPhone: 'Main phone' },
};
const contact = '3f0c2f3e-0000-4000-8000-000000000000';

it('sends a row for each telephone and a new one, and shows a refused one at its field as typed', async () => {
  const refusal: FormState<ContactsCode> = {
    status: 'error',
    fields: { 'phones[2].number': 'invalidPhone' },
    values: { 'phones[2].number': '1234567', main: '1' },
  };
  const action = jest.fn(async (_state: FormState<ContactsCode>, _data: FormData) => refusal);
  render(
    <ContactEditor
      action={action}
      hidden={{ contact, locale: 'en' }}
      values={{ name: 'Ada', language: 'en', agent: '' }}
      phones={[
        { number: '+34600112233', label: '' },
        { number: '+34934112233 ext. 12', label: 'Office' },
      ]}
      languages={[{ value: 'en', label: 'English' }]}
      agents={[{ value: '', label: 'Nobody' }]}
      labels={labels}
      errors={errors}
    />,
  );
  const mains = screen.getAllByRole('radio', { name: 'Main phone' });
  expect(mains[0]).toBeChecked();
  fireEvent.click(mains[1] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: 'New phone' }), { target: { value: '1234567' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect([...(action.mock.calls[0]?.[1] ?? [])]).toEqual(
    expect.arrayContaining([
      ['phones[0].shown', '+34600112233'],
      ['phones[0].number', '+34600112233'],
      ['phones[1].number', '+34934112233 ext. 12'],
      ['phones[1].label', 'Office'],
      ['phones[2].shown', ''],
      ['phones[2].number', '1234567'],
      ['main', '1'],
    ]),
  );
  const field = screen.getByRole('textbox', { name: 'New phone' });
  expect(field).toHaveValue('1234567');
  expect(field).toHaveAccessibleDescription('wrong: invalidPhone');
});
