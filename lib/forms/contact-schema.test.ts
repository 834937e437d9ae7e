import * as z from 'zod/mini';
import { contactForm } from './contact-form';
import { contactRequestSchema, contactSchema } from './contact-schema';
import { fieldCodes } from './define-form';

const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

const codesOf = (value: unknown) => {
  const parsed = z.safeParse(contactSchema, value);
  return parsed.success ? {} : fieldCodes(parsed.error);
};

it('takes a name, an address and a message, trimmed, and leaves the rest empty', () => {
  expect(z.parse(contactSchema, { name: ' Ada ', email: ' ada@example.com\n', message: '\n Hello\r\nyou ' })).toEqual({
    ...good,
    company: '',
    subject: '',
    message: 'Hello\nyou',
  });
});

it('leaves no mark in a name or text that nobody sees', () => {
  const typed = { ...good, name: '\u202eAda\u200b', message: '\ufeffHel\u00adlo \u2066you\u2069' };
  expect(z.parse(contactSchema, typed)).toMatchObject({ name: 'Ada', message: 'Hello you' });
});

const cases: readonly (readonly [object, object])[] = [
  [good, {}],
  [
    { ...good, name: ' Ada ', email: ' ada@example.com\n', company: ' ', subject: '\t', message: '\n Hello\r\nyou ' },
    {},
  ],
  [{}, { name: 'required', email: 'required', message: 'required' }],
  [
    { name: '  ', email: ' ', message: '\n\t' },
    { name: 'required', email: 'required', message: 'required' },
  ],
  [
    { ...good, name: '\u0000\u0007', message: '\u0000\r\n\u0085' },
    { name: 'required', message: 'required' },
  ],
  [{ ...good, name: 'x'.repeat(120), message: 'x'.repeat(5_000), subject: 'x'.repeat(160) }, {}],
  [
    { ...good, name: ` ${'x'.repeat(120)} `, message: `${'x'.repeat(5_000)}\u0000\n`, subject: `${'x'.repeat(160)} ` },
    {},
  ],
  [{ ...good, message: 'x\r\n'.repeat(2_500) }, {}],
  [{ ...good, name: 'x'.repeat(121) }, { name: 'tooLong' }],
  [{ ...good, message: 'x'.repeat(5_001) }, { message: 'tooLong' }],
  [
    { ...good, subject: 'x'.repeat(161), company: 'x'.repeat(121) },
    { subject: 'tooLong', company: 'tooLong' },
  ],
  [{ ...good, email: `${'x'.repeat(242)}@example.com` }, {}],
  [{ ...good, email: `${'x'.repeat(243)}@example.com` }, { email: 'tooLong' }],
  [{ ...good, email: 'x'.repeat(255) }, { email: 'tooLong' }],
  ...[
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@b.c, d@e.f',
    'Ada ada@example.com',
    '"a"@b.c',
    'ada@[127.0.0.1]',
    'a\u0000b@example.com',
  ].map((email) => [{ ...good, email }, { email: 'invalidEmail' }] as const),
  // Invisible characters are often copied with text.
  [
    { ...good, name: '\u200b', message: '\u2060 \u200d' },
    { name: 'required', message: 'required' },
  ],
  ...[
    'ada\u200b@example.com',
    '\u202aada@example.com\u202c',
    'o’hara+tag@sub.example.co',
    'núria@exämple.cat',
    '\u00a0ada@example.com\u2003',
  ].map((email) => [{ ...good, email }, {}] as const),
];

it.each(cases)('says of %j what is wrong: %j', (value, codes) => expect(codesOf(value)).toEqual(codes));

it.each(cases)('says the same in the browser of %j: %j', (value, codes) =>
  expect(contactForm.check(value) ?? {}).toEqual(codes),
);

it('checks the same fields in the browser', () => {
  const tooLong = Object.fromEntries(Object.keys(contactSchema.shape).map((name) => [name, 'x'.repeat(6_000)]));
  expect(Object.keys(contactForm.check(tooLong) ?? {})).toEqual(Object.keys(codesOf(tooLong)));
});

it('takes a number for no text', () => expect(codesOf({ ...good, name: 5 })).toEqual({ name: 'required' }));

it('leaves no control character that a header or a database would choke on', () => {
  const parsed = z.parse(contactSchema, {
    ...good,
    name: 'Ada\r\nBcc: eve@evil.example\u0000',
    message: 'a\u0000b\u0007\tc\n',
  });
  expect(parsed.name).toBe('Ada Bcc: eve@evil.example');
  expect(parsed.message).toBe('ab\tc');
});

it.each([
  [{ idempotencyKey: 'short' }],
  [{ locale: '"><script>' }],
  [{ listingId: 'x'.repeat(121) }],
  [{ recaptchaToken: 'x'.repeat(9_000) }],
])('refuses %j', (extra) => expect(z.safeParse(contactRequestSchema, { ...good, ...extra }).success).toBe(false));
