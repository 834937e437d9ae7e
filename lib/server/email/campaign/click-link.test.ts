import { clickLink, readClick } from './click-link';

const ID = '7d0c2a4e-1111-4222-8333-444455556666';
const PATH = '/es/properties/piso-gracia';

const queryOf = (link: string) => new URL(link).searchParams;
const changed = (name: string, value: string) => {
  const query = queryOf(clickLink(ID, PATH));
  query.set(name, value);
  return readClick(query);
};

it('leads where it was made to lead, and is the same for every reader', () => {
  expect(readClick(queryOf(clickLink(ID, PATH)))).toEqual({ campaignId: ID, path: PATH });
  expect(clickLink(ID, PATH)).toBe(clickLink(ID, PATH));
  expect(new URL(clickLink(ID, PATH)).pathname).toBe('/api/newsletter/click');
});

it.each([
  ['to', '/es/properties/otro'],
  ['c', '7d0c2a4e-1111-4222-8333-444455557777'],
  ['s', ''],
  ['s', 'x'.repeat(22)],
  ['s', 'x'.repeat(22_000)],
])('refuses another %s', (name, value) => {
  expect(changed(name, value)).toBeNull();
});

it('refuses an address without its parts', () => {
  expect(readClick(new URLSearchParams())).toBeNull();
  expect(readClick(new URLSearchParams({ to: PATH }))).toBeNull();
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%5Cevil.example',
  '/es/..//evil.example\r\nset-cookie: x=1',
  '/es@evil.example',
  'javascript:alert(1)',
  '/es/properties?next=https://evil.example',
  `/es/${'x'.repeat(600)}`,
  '',
])('leads nowhere else, even if signed: %j', (path) => {
  expect(readClick(queryOf(clickLink(ID, path)))).toBeNull();
});
