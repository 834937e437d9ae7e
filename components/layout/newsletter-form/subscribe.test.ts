import en from '@/messages/en.json';
import { subscribe } from './subscribe';

const answering = (ok: boolean, body: unknown) => () =>
  Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);

const wish = { email: 'ada@example.com' };

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

it('says nothing where the address was taken', async () => {
  Object.assign(global, { fetch: answering(true, {}) });
  expect(await subscribe(wish)).toBe('done');
  expect(warned).not.toHaveBeenCalled();
});

// Section 8 of the specification: the server's message, else the error's, else words of our own.
it.each([
  ['the server’s message', answering(false, { code: 'TOO_MANY', message: 'Slow down' }), 'tooMany', 'Slow down'],
  ['its own words where the server has none', answering(false, {}), 'failed', en.newsletter.api.failed],
  ['the error’s message', () => Promise.reject(new Error('Network gone')), 'failed', 'Network gone'],
  ['words for an error that has none', () => Promise.reject(new Error('')), 'failed', en.newsletter.api.unknown],
])('logs %s', async (_what, fetching, problem, words) => {
  Object.assign(global, { fetch: fetching });
  expect(await subscribe(wish)).toBe(problem);
  expect(warned.mock.calls).toEqual([[words]]);
});
