import { localeOf, textOf, valuesOf } from './read-form';

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it.each([undefined, null, 1, 'locale=en', { locale: 'en' }, []])('refuses %j, which is no form', (data: unknown) => {
  expect(() => localeOf(data as FormData)).toThrow('no form');
  expect(() => textOf(data as FormData, 'email')).toThrow('no form');
});

it('reads no file as text', () => expect(textOf(form({ email: new File(['x'], 'x.txt') }), 'email')).toBe(''));

it.each<[string, string[], Record<string, string>]>([
  ['nothing for what is not there', ['email', 'name'], { email: 'a@' }],
  ['all of a group', ['address'], { 'address.street': 'Mallorca', 'address.zip': '08' }],
  ['one field of a group', ['address.zip'], { 'address.zip': '08' }],
  ['rows, numbered anew', ['rooms'], { 'rooms[0].area': '12', 'rooms[1].area': '9x' }],
  ['nothing of what is named alike', ['add', 'room'], {}],
  ['no password', ['email'], { email: 'a@' }],
])('keeps of what was typed %s', (_what, names, kept) => {
  const fields = {
    email: 'a@',
    'address.street': 'Mallorca',
    'address.zip': '08008',
    'rooms[2].area': '9xy',
    'rooms[1].area': '12',
    password: 'secret',
    'account.password': 'secret',
  };
  expect(valuesOf(form({ ...fields, 'address.plan': new File(['x'], 'x') }), names, 2)).toEqual(
    Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value.slice(0, 2)])),
  );
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['<script>', 'en'],
  ['', 'en'],
])('reads the language %p as %s', (value, locale) => expect(localeOf(form({ locale: value }))).toBe(locale));
