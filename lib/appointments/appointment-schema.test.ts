import * as z from 'zod/mini';
import { appointmentSchema, bookingForm } from './appointment-schema';
import { fieldCodes } from '@/lib/forms/define-form';

const good = {
  start: '1795251600000',
  minutes: '30',
  name: ' Núria Puig ',
  email: 'nuria@example.com',
  phone: '+34 600 000 000',
  notes: '',
  timeZone: 'Asia/Kolkata',
  locale: 'es',
  formKey: 'form-key-of-this-test',
};

const codesOf = (changes: object) => {
  const parsed = z.safeParse(appointmentSchema, { ...good, ...changes });
  return parsed.success ? {} : fieldCodes(parsed.error);
};

it('accepts a form as browsers send it', () => {
  const parsed = z.parse(appointmentSchema, good);
  expect(parsed).toMatchObject({ start: 1_795_251_600_000, minutes: 30, name: 'Núria Puig', timeZone: 'Asia/Kolkata' });
});

it.each(['+1 (212) 555-0100', '93 000 00 00', '0034.600.000.000', '+44 20 7946 0000 ext. 12', '6000000'])(
  'takes %s for a telephone number',
  (phone) => expect(codesOf({ phone })).toEqual({}),
);

it.each([
  '\u202a+34 600-000-000\u202c',
  '\u2066\u200e+34\u00a0600\u2011000\u2013000\u2069',
  '+34 600-000\u200b-\ufeff000',
  '＋３４ ６００－０００−０００',
  '+٣٤ ٦٠٠-٠٠٠-٠٠٠',
])('cleans %j', (phone) =>
  expect(z.parse(appointmentSchema, { ...good, phone })).toMatchObject({ phone: '+34 600-000-000' }),
);

it.each(['12', 'abc', '+34 600 abc 000', '1234567890123456', '600000000; drop table', '+', '600+000000'])(
  'does not take %s for one',
  (phone) => expect(codesOf({ phone })).toEqual({ phone: 'invalidPhone' }),
);

it('names every missing field', () => {
  const typed = { ...good, start: undefined, name: ' ', email: '', phone: '', notes: '' };
  expect(bookingForm.check?.(typed)).toEqual({
    start: 'required',
    name: 'required',
    email: 'required',
    phone: 'required',
  });
});

it.each([
  ['a start that is no moment', { start: '12' }, 'start'],
  ['a start with more than a number', { start: '1795251600000x' }, 'start'],
  ['a language that is not offered', { locale: 'fr' }, 'locale'],
  ['no key', { formKey: '' }, 'formKey'],
  ['notes without end', { notes: 'x'.repeat(2_001) }, 'notes'],
  ['an address that is two', { email: 'a@b.example, c@d.example' }, 'email'],
])('refuses %s', (_, changes, field) => {
  expect(Object.keys(codesOf(changes))).toEqual([field]);
});

it('drops unknown time zones, and control characters of the notes', () => {
  const parsed = z.parse(appointmentSchema, { ...good, timeZone: 'Mars/Olympus', notes: 'a\u0000b\r\nc' });
  expect(parsed).toMatchObject({ timeZone: null, notes: 'ab\nc' });
});
