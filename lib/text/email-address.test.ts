import * as z from 'zod/mini';
import { forgotSchema, signInSchema, signUpSchema } from '@/lib/accounts/account-schemas';
import { alertSchema } from '@/lib/listings/alerts/alert-schema';
import { appointmentSchema } from '@/lib/appointments/appointment-schema';
import { contactSchema } from '@/lib/forms/contact-schema';
import { fieldCodes } from '@/lib/forms/define-form';
import { newsletterSchema } from '@/lib/forms/newsletter-schema';
import { emailAddress } from './email-address';
import { isEmailAddress } from './is-email-address';

const refused = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example..com',
  'ada@.example.com',
  'ada@example.com.',
  'a b@example.com',
  'a@b.example, c@d.example',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'a@b@example.com',
  'ada@[127.0.0.1]',
  'ada@[IPv6:2001:db8::1]',
  'ada@127.0.0.1',
  'ada@example_com.org',
  'a\u0000b@example.com',
  'a\u0007b@example.com',
  'ada@exam\u0000ple.com',
  'ada@example.com\u0000',
  '\u0000ada@example.com',
  'ada\r\nBcc:eve@example.com',
  'ada\u200b@example.com',
  'ada\u202e@example.com',
  'ada\ud800@example.com',
];

const accepted = [
  'ada@example.com',
  'o’hara+tag@sub.example.co',
  "o'hara@example.com",
  'núria@exämple.cat',
  'ada@xn--exmple-cua.cat',
  'ada@1and1.example',
  'a@b.co',
];

it.each(refused)('refuses %j', (value) => expect(isEmailAddress(value)).toBe(false));

it.each(accepted)('accepts %j', (value) => expect(isEmailAddress(value)).toBe(true));

it('is fast for a long near-match', () => {
  const begin = performance.now();
  isEmailAddress(`a@${'a.'.repeat(50_000)}1`);
  isEmailAddress(`a@${'a'.repeat(100_000)}`);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

describe('emailAddress', () => {
  const schema = emailAddress({ empty: 'empty', tooLong: 'long', invalid: 'bad' });
  const codeOf = (value: unknown) => z.safeParse(schema, value).error?.issues.map(({ message }) => message);

  it('trims', () => expect(z.parse(schema, ' ada@example.com\n')).toBe('ada@example.com'));

  it.each([
    [undefined, 'empty'],
    [5, 'empty'],
    ['', 'empty'],
    [' \n', 'empty'],
    [`${'x'.repeat(250)}@example.com`, 'long'],
    ['ada', 'bad'],
  ])('reports one problem of %j', (value, code) => expect(codeOf(value)).toEqual([code]));
});

const forms = {
  signIn: [signInSchema, { password: 'secret' }],
  signUp: [signUpSchema, { password: 'a good secret', confirm: 'a good secret' }],
  forgot: [forgotSchema, {}],
  contact: [contactSchema, { name: 'Ada', message: 'Hello' }],
  newsletter: [newsletterSchema, {}],
  alerts: [alertSchema, { frequency: 'daily', search: '' }],
  booking: [
    appointmentSchema,
    { start: '1795251600000', minutes: '30', name: 'Ada', phone: '600000000', locale: 'es', formKey: 'k'.repeat(16) },
  ],
} satisfies Record<string, [z.core.$ZodType, object]>;

describe.each(Object.entries(forms))('the form %s', (_, [schema, rest]) => {
  const codesOf = (email: unknown) => {
    const parsed = z.safeParse(schema, { ...rest, email });
    return parsed.success ? {} : fieldCodes(parsed.error);
  };
  it.each(['ada', 'ada@[127.0.0.1]', 'a\u0000b@example.com', 'ada@example.com\u0000'])(
    'shows at its field that %j is invalid',
    (email) => expect(codesOf(email)).toEqual({ email: 'invalidEmail' }),
  );
  it('accepts a valid one', () => expect(codesOf(' núria@exämple.cat')).toEqual({}));
  it.each([
    '\u202aada@my-home.example\u202c',
    '\ufeff ada@my\u2011home.example\u200b ',
    'a\u00adda@my\u2013home.example',
    'ａｄａ＠ｍｙ－ｈｏｍｅ．ｅｘａｍｐｌｅ',
    'mailto:ada@my-home.example',
    'Ada Lovelace <ada@my-home.example>',
    '<ada@my-home.example>',
    'ada@my-home.example.',
  ])('cleans %j', (email) =>
    expect(z.parse(schema as z.ZodMiniType, { ...rest, email })).toMatchObject({ email: 'ada@my-home.example' }),
  );
});
