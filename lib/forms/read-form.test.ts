import { signUpSchema } from '@/lib/accounts/account-schemas';
import { localeOf, readForm, textOf, valuesOf } from './read-form';

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('readForm', () => {
  it('gives what the schema makes of the fields', () => {
    const read = readForm(
      signUpSchema,
      form({ email: ' a@b.es ', password: 'secreta', confirm: 'secreta', more: 'x' }),
    );
    expect(read).toEqual({ input: { email: 'a@b.es', password: 'secreta', confirm: 'secreta', returnTo: '/' } });
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, { email: 'fillAllFields', password: 'fillAllFields', confirm: 'fillAllFields' }],
    [
      { email: 'x', password: 'abcde', confirm: 'abcde' },
      { email: 'invalidEmail', password: 'passwordTooShort' },
    ],
    [{ email: 'a@b.es', password: 'secreta', confirm: 'secreto' }, { confirm: 'passwordsDontMatch' }],
  ])('of %j says %j', (fields, codes) => {
    expect(readForm(signUpSchema, form(fields))).toEqual({ fields: codes });
  });

  it('takes a file for nothing', () => {
    const file = new File(['x'], 'x.txt');
    expect(readForm(signUpSchema, form({ email: file, password: file, confirm: file }))).toHaveProperty('fields.email');
    expect(textOf(form({ email: file }), 'email')).toBe('');
  });
});

it('keeps what was typed, and nothing for what is not there', () => {
  expect(valuesOf(form({ email: 'a@' }), ['email', 'name'])).toEqual({ email: 'a@', name: '' });
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['<script>', 'en'],
  ['', 'en'],
])('reads the language %p as %s', (value, locale) => expect(localeOf(form({ locale: value }))).toBe(locale));
