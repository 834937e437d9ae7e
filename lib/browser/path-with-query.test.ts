import { pathWithQuery } from './path-with-query';

it.each([
  [{}, '/dashboard'],
  [{ x: '1', y: undefined }, '/dashboard?x=1'],
  [{ x: ['1', '2'] }, '/dashboard?x=1&x=2'],
  [{ q: 'a&b=c d' }, '/dashboard?q=a%26b%3Dc+d'],
  [{ token: 'secret', x: '1' }, '/dashboard?x=1'],
])('of %j is %s', (query, path) => expect(pathWithQuery('/dashboard', query)).toBe(path));
