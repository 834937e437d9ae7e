import { localeOf, textOf, valuesOf } from './read-form';

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it('reads no file as text', () => expect(textOf(form({ email: new File(['x'], 'x.txt') }), 'email')).toBe(''));

it('keeps what was typed, and nothing for what is not there', () => {
  expect(valuesOf(form({ email: 'a@' }), ['email', 'name'])).toEqual({ email: 'a@', name: '' });
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['<script>', 'en'],
  ['', 'en'],
])('reads the language %p as %s', (value, locale) => expect(localeOf(form({ locale: value }))).toBe(locale));
