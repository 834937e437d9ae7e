import { isFileLike, isKnownPath } from './known-paths';

it.each([
  '/',
  '/comprar',
  '/comprar/',
  '/properties/anything',
  '/dashboard',
  '/dashboard/zzz',
  '/legal-notice',
  '/guides/comprar',
])('%s is a page of the site', (path) => expect(isKnownPath(path)).toBe(true));

it.each(['/zzz', '/fr/about', '/"><script>', '/propertiesx', '//evil.example'])('%s is not', (path) => {
  expect(isKnownPath(path)).toBe(false);
});

it.each(['/wp-login.php', '/x.png', '/a/b.JSON'])('%s looks like a file', (path) => {
  expect(isFileLike(path)).toBe(true);
});

it.each(['/', '/blog/tendencias-2024', '/a.b/c', '/v1.'])('%s does not', (path) =>
  expect(isFileLike(path)).toBe(false),
);
