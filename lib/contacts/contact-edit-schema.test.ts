import { safeParse } from 'zod/v4/core';
import { fieldCodes } from '@/lib/forms/define-form';
import { contactEditSchema } from './contact-edit-schema';

const contact = '3f0c7d7e-6c4c-4f39-9f4e-0a6d5a2f7c11';
const codesOf = (phones: readonly Readonly<{ number: string; label?: string; shown?: string }>[], main = '0') => {
  const parsed = safeParse(contactEditSchema, { contact, name: '', language: 'es', agent: '', phones, main });
  return parsed.success ? null : fieldCodes(parsed.error);
};

it('accepts telephones, emptied fields and what the page had shown', () => {
  expect(codesOf([])).toBeNull();
  expect(codesOf([{ number: '93 411 22 33 ext. 12', label: 'Despacho' }, { number: '' }], '1')).toBeNull();
  expect(codesOf([{ number: '+9991234567', shown: '+9991234567' }])).toBeNull();
});

it('marks the field of what is no telephone', () => {
  expect(
    codesOf([{ number: '600112233' }, { number: '1234567' }, { number: '+9991234568', shown: '+9991234567' }]),
  ).toEqual({
    'phones[1].number': 'invalidPhone',
    'phones[2].number': 'invalidPhone',
  });
});
