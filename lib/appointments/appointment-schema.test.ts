import * as z from 'zod/mini';
import { appointmentBookingForm, appointmentMoveForm } from './appointment-form';
import { appointmentSchema, movingSchema } from './appointment-schema';
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

const COPIED = [
  '\u202a+34 600-000-000\u202c',
  '\u2066\u200e+34\u00a0600\u2011000\u2013000\u2069',
  '+34 600-000\u200b-\ufeff000',
  '＋３４ ６００－０００−０００',
  '+٣٤ ٦٠٠-٠٠٠-٠٠٠',
];

it.each(COPIED)('cleans %j', (phone) =>
  expect(z.parse(appointmentSchema, { ...good, phone })).toMatchObject({ phone: '+34 600-000-000' }),
);

const cases: readonly (readonly [object, object])[] = [
  [{}, {}],
  ...['+1 (212) 555-0100', '93 000 00 00', '0034.600.000.000', '+44 20 7946 0000 ext. 12', ' 6000000\n'].map(
    (phone) => [{ phone }, {}] as const,
  ),
  ...COPIED.map((phone) => [{ phone }, {}] as const),
  ...['12', 'abc', '+34 600 abc 000', '1234567890123456', '600000000; drop table', '+', '600+000000'].map(
    (phone) => [{ phone }, { phone: 'invalidPhone' }] as const,
  ),
  [{ phone: '6'.repeat(41) }, { phone: 'tooLong' }],
  [{ start: '12' }, { start: 'required' }],
  [{ start: '1795251600000x' }, { start: 'required' }],
  [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
  [{ notes: 'x'.repeat(2_001) }, { notes: 'tooLong' }],
  [{ email: 'a@b.example, c@d.example' }, { email: 'invalidEmail' }],
  [
    { start: undefined, name: ' ', email: '', phone: '\u0000', notes: '' },
    { start: 'required', name: 'required', email: 'required', phone: 'required' },
  ],
];

it.each(cases)('says of %j what is wrong: %j', (changes, codes) => expect(codesOf(changes)).toEqual(codes));

it.each(cases)('says the same in the browser of %j: %j', (changes, codes) =>
  expect(appointmentBookingForm.check({ ...good, ...changes }) ?? {}).toEqual(codes),
);

it.each(['1795251600000', '12', undefined])('judges the start %j alike where a call is moved', (start) => {
  const parsed = z.safeParse(movingSchema, { start, reference: 'C-1', locale: 'es' });
  expect(appointmentMoveForm.check({ start })).toEqual(parsed.success ? null : fieldCodes(parsed.error));
});

it.each([
  ['a language that is not offered', { locale: 'fr' }, 'locale'],
  ['no key', { formKey: '' }, 'formKey'],
])('refuses %s', (_, changes, field) => {
  expect(Object.keys(codesOf(changes))).toEqual([field]);
});

it('drops unknown time zones, and control characters of the notes', () => {
  const parsed = z.parse(appointmentSchema, { ...good, timeZone: 'Mars/Olympus', notes: 'a\u0000b\r\nc' });
  expect(parsed).toMatchObject({ timeZone: null, notes: 'ab\nc' });
});
