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
])('takes %j on the page %s for %s', (requested, referer, locale) => {
  expect(requestLocale(requested, from(referer))).toBe(locale);
});

it.each(['../../es', 'es/../en', 'ES', '__proto__', ['es'], { toString: () => 'es' }, 1, null])(
  'takes no other word than a language of ours: %p',
  (requested) => {
    expect(requestLocale(requested, from('http://localhost:3000/__proto__/x'))).toBe('en');
    expect(requestLocale(requested, from('es'))).toBe('en');
  },
);

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.5', 'es'],
  ['en;q=0.4, es;q=0.8', 'es'],
  ['de-DE,de;q=0.9,es;q=0.8', 'es'],
  ['de-DE,de;q=0.9', 'en'],
  ['ca-ES,ca;q=0.9', 'es'],
  ['gl', 'es'],
  ['eu,fr;q=0.5', 'es'],
  ['ast', 'es'],
  ['ca,en;q=0.5', 'en'],
  ['es;q=0', 'en'],
  ['*', 'en'],
  ['><script>,es;q=x', 'en'],
])('takes the language of a browser that asks for %s: %s', (accepted, locale) => {
  const request = new Request('http://localhost:3000/api/x', { headers: { 'accept-language': accepted } });
  expect(requestLocale(undefined, request)).toBe(locale);
});

it('goes by the page rather than by the browser', () => {
  const headers = { referer: 'http://localhost:3000/en/contact', 'accept-language': 'es' };
  expect(requestLocale(undefined, new Request('http://localhost:3000/api/x', { headers }))).toBe('en');
});
