import { NextRequest } from 'next/server';
import middleware from '@/middleware';
import { endedDraft, isDraftPage, setDraftLookup } from './draft-link';

const lookup = jest.fn<Promise<boolean>, [string]>();

it('answers 404 for a link that has ended, and asks for its token', async () => {
  setDraftLookup(lookup.mockResolvedValueOnce(false));
  expect(await endedDraft('es', '/draft-homes/secret-1')).toEqual({ page: '/es/missing/draft', status: 404 });
  expect(lookup).toHaveBeenCalledWith('secret-1');
});

it('leaves an open link, and one that cannot be looked up, to the page', async () => {
  setDraftLookup(lookup.mockResolvedValueOnce(true));
  expect(await endedDraft('es', '/draft-homes/secret-1')).toBeNull();
  setDraftLookup(lookup.mockRejectedValueOnce(new Error('no database')));
  expect(await endedDraft('es', '/draft-homes/secret-1')).toBeNull();
});

it('concerns the page of a draft alone', () => {
  expect(isDraftPage('/draft-homes/secret-1')).toBe(true);
  expect(['/draft-homes', '/draft-homes/a/b', '/shared-homes/a'].filter(isDraftPage)).toEqual([]);
});

it('shows the page of an ended link in place, but not to a form that is sent', async () => {
  setDraftLookup(lookup.mockResolvedValue(false));
  const open = async (method: string) => {
    const response = await middleware(new NextRequest('http://localhost/es/draft-homes/secret-1', { method }));
    return [response.status, response.headers.get('x-middleware-rewrite')];
  };
  expect(await open('GET')).toEqual([404, 'http://localhost/es/missing/draft']);
  expect(await open('POST')).toEqual([200, null]);
  setDraftLookup(lookup.mockResolvedValue(true));
  expect(await open('GET')).toEqual([200, null]);
});
