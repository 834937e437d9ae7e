import { localizedPath } from './localized-path';

it.each([
  ['/', '/es'],
  ['/?a=1', '/es?a=1'],
  ['/dashboard?x=1', '/es/dashboard?x=1'],
  ['/en', '/en'],
  ['/en?a=1', '/en?a=1'],
  ['/en/dashboard#part', '/en/dashboard#part'],
  ['/energy', '/es/energy'],
])('%s is %s', (path, localized) => expect(localizedPath('es', path)).toBe(localized));
