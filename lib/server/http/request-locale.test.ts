/** @jest-environment node */
import { requestLocale } from './request-locale';

const from = (referer?: string) =>
  new Request('http://localhost:3000/api/x', { headers: referer === undefined ? {} : { referer } });

it.each([
  ['es', 'http://localhost:3000/en/contact', 'es'],
  [undefined, 'http://localhost:3000/es/contact', 'es'],
  [undefined, 'http://localhost:3000/es', 'es'],
  ['fr', 'http://localhost:3000/es/contact', 'es'],
  [undefined, undefined, 'en'],
  [undefined, 'http://localhost:3000/contact', 'en'],
])('takes %j on the page %s for %s', (said, referer, locale) => {
  expect(requestLocale(said, from(referer))).toBe(locale);
});

it.each(['../../es', 'es/../en', 'ES', '__proto__', ['es'], { toString: () => 'es' }, 1, null])(
  'takes no other word than a language of ours: %p',
  (said) => {
    expect(requestLocale(said, from('http://localhost:3000/__proto__/x'))).toBe('en');
    expect(requestLocale(said, from('es'))).toBe('en');
  },
);
