import * as z from 'zod/mini';
import { fieldCodes } from './define-form';
import { enquiryForm } from './enquiry-form';
import { enquirySchema } from './enquiry-schema';

const viewing = { kind: 'viewing', name: 'Ada', email: 'ada@example.com', listingId: 'villa', language: 'en' };
const question = { ...viewing, kind: 'question', message: 'Is it quiet?' };

const codesOf = (value: unknown) => {
  const parsed = z.safeParse(enquirySchema, value);
  return parsed.success ? {} : fieldCodes(parsed.error);
};

const cases: readonly (readonly [object, object])[] = [
  [viewing, {}],
  [question, {}],
  [{ ...viewing, days: ['monday', 'saturday'], parts: ['morning'], mode: 'video', message: '' }, {}],
  [{ ...viewing, phone: ' +34 600 000 000 ', moveIn: '2027-01-31', people: '2' }, {}],
  [{ ...viewing, phone: 'call me' }, { phone: 'invalidPhone' }],
  [{ ...viewing, phone: '1'.repeat(41) }, { phone: 'tooLong' }],
  [{ ...viewing, moveIn: '31/01/2027' }, { moveIn: 'invalidDay' }],
  [{ ...viewing, moveIn: '2027-13-01' }, { moveIn: 'invalidDay' }],
  [{ ...viewing, people: '0' }, { people: 'invalidNumber' }],
  [{ ...viewing, people: '21' }, { people: 'invalidNumber' }],
  [{ ...viewing, people: 'two' }, { people: 'invalidNumber' }],
  [{ ...viewing, message: 'x'.repeat(2_001) }, { message: 'tooLong' }],
  [{ ...question, message: ' \n' }, { message: 'required' }],
  [
    { ...question, name: '', email: 'ada', message: '' },
    { name: 'required', email: 'invalidEmail', message: 'required' },
  ],
  [
    { ...viewing, name: ' ', email: '' },
    { name: 'required', email: 'required' },
  ],
];

it.each(cases)('finds the same wrong in %j in the browser and at the server', (typed, wrong) => {
  expect(enquiryForm.check(typed) ?? {}).toEqual(wrong);
  expect(codesOf(typed)).toEqual(wrong);
});

it.each([
  { ...viewing, kind: 'other' },
  { ...viewing, mode: 'by balloon' },
  { ...viewing, days: ['sunday'] },
  { ...viewing, parts: ['night'] },
  { ...viewing, days: Array.from({ length: 7 }, () => 'monday') },
  { ...viewing, language: 'English' },
  { ...viewing, listingId: 'x'.repeat(121) },
])('refuses what the form cannot send: %j', (sent) => {
  expect(z.safeParse(enquirySchema, sent).success).toBe(false);
});

it('leaves out what was not chosen', () => {
  expect(z.parse(enquirySchema, viewing)).toEqual({
    ...viewing,
    mode: 'in-person',
    days: [],
    parts: [],
    moveIn: '',
    people: '',
    phone: '',
    message: '',
  });
});
