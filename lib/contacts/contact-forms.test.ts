import { contactEditForm, enquiryEntryForm, replyForm } from './contact-forms';

const contact = '3f0c2f3e-0000-4000-8000-000000000000';
const entered = { name: 'Ada', email: '', phone: '', source: 'telephone', language: 'es' };

it.each([
  ['no name', { name: ' ' }, { name: 'required' }],
  ['half an address', { email: 'ada@' }, { email: 'invalidEmail' }],
  ['two digits', { phone: '12' }, { phone: 'invalidPhone' }],
  ['a long text', { message: 'x'.repeat(5_001) }, { message: 'tooLong' }],
  ['all that is needed', { email: 'ada@example.com', phone: '600 11 22 33' }, null],
])('says of an enquiry with %s what is wrong', (_name, typed, codes) => {
  expect(enquiryEntryForm.check?.({ ...entered, ...typed })).toEqual(codes);
});

it('wants an address, a subject and a text in a reply', () => {
  expect(replyForm.check?.({ contact, email: 'ada@example.com', subject: '', text: '' })).toEqual({
    subject: 'required',
    text: 'required',
  });
});

it('takes a person without name, number and agent', () => {
  expect(contactEditForm.check?.({ contact, name: '', phone: '', language: 'es', agent: '' })).toBeNull();
});
