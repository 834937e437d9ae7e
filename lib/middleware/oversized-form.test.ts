import { NextRequest } from 'next/server';
import { oversizedForm } from './oversized-form';

const sent = (path: string, bytes: number, method = 'POST') =>
  oversizedForm(new NextRequest(`http://localhost${path}`, { method, headers: { 'content-length': String(bytes) } }))
    ?.href;

it.each([
  '/es/dashboard/agency/people/import',
  '/en/dashboard/agency/homes/import',
  '/es/dashboard/agency/site/redirects',
])('leads a form that Next would refuse back to %s with its sentence', (path) => {
  expect(sent(path, 1_048_577)).toBe(`http://localhost${path}?notice=tooLarge`);
  expect(sent(path, 1_048_576)).toBeUndefined();
  expect(sent(path, 2_000_000, 'GET')).toBeUndefined();
});

it('leaves other forms alone', () => {
  expect(sent('/es/dashboard/agency/people', 2_000_000)).toBeUndefined();
});
