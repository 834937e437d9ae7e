import * as z from 'zod/mini';
import { contactRequestSchema, contactSchema } from './contact-form';
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

it.each([
  [{}, { name: 'required', email: 'required', message: 'required' }],
  [
    { name: '  ', email: ' ', message: '\n\t' },
    { name: 'required', email: 'required', message: 'required' },
  ],
  [{ ...good, name: 5 }, { name: 'required' }],
  [{ ...good, name: 'x'.repeat(121) }, { name: 'tooLong' }],
  [{ ...good, message: 'x'.repeat(5_001) }, { message: 'tooLong' }],
  [{ ...good, subject: 'x'.repeat(161) }, { subject: 'tooLong' }],
  [{ ...good, email: `${'x'.repeat(250)}@example.com` }, { email: 'tooLong' }],
])('says of %j what is wrong: %j', (value, codes) => expect(codesOf(value)).toEqual(codes));

it.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'a@b.c, d@e.f',
  'Ada <ada@example.com>',
  '"a"@b.c',
])('takes %j for no address', (email) => expect(codesOf({ ...good, email })).toEqual({ email: 'invalidEmail' }));

it.each(['ada@example.com', 'o’hara+tag@sub.example.co', 'núria@exämple.cat'])('takes %j for an address', (email) =>
  expect(codesOf({ ...good, email })).toEqual({}),
);

it('leaves no control character that a header or a database would choke on', () => {
  const parsed = z.parse(contactSchema, {
    ...good,
    name: 'Ada\r\nBcc: eve@evil.example\u0000',
    message: 'a\u0000b\u0007\tc\n',
  });
  expect(parsed.name).toBe('Ada Bcc: eve@evil.example');
  expect(parsed.message).toBe('ab\tc');
});

it('leaves no mark in a name or text that nobody sees', () => {
  const parsed = z.parse(contactSchema, {
    ...good,
    name: '\u202eAda\u200b',
    message: '\ufeffHel\u00adlo \u2066you\u2069',
  });
  expect(parsed).toMatchObject({ name: 'Ada', message: 'Hello you' });
  expect(codesOf({ ...good, name: '\u200b', message: '\u2060 \u200d' })).toEqual({
    name: 'required',
    message: 'required',
  });
});

it.each([
  [{ idempotencyKey: 'short' }],
  [{ locale: '"><script>' }],
  [{ listingId: 'x'.repeat(121) }],
  [{ recaptchaToken: 'x'.repeat(9_000) }],
])('refuses %j', (extra) => expect(z.safeParse(contactRequestSchema, { ...good, ...extra }).success).toBe(false));
