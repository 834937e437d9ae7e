import * as z from 'zod/mini';
import { log } from '@/lib/server/log';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { handleJson } from './handle-json';

const handle = jest.fn((_data: { name: string }): Promise<{ code: string; retryAfter?: number }> =>
  Promise.resolve({ code: 'done' }),
);
const post = handleJson({
  schema: z.object({ name: z.string('required').check(z.minLength(1, 'required')) }),
  handle,
  done: 'done',
  leadTo: (code) => `/en/there?${code}`,
  describe: (code, locale) => Promise.resolve(`${code} in ${locale}`),
});

function send(body: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> {
  return post(
    new Request('http://localhost:3000/api/x', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    }),
  );
}

const outcome = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

beforeEach(() => handle.mockClear());

it('does the work of a good request, and lets nobody store the answer', async () => {
  const response = await send('{"name":"Ada","more":1}');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await outcome(response)).toEqual([200, 'done']);
  expect(handle.mock.calls[0]?.[0]).toEqual({ name: 'Ada' });
});

it.each(['text/plain', 'application/jsonp', 'application/xml'])('refuses the type %s', async (type) => {
  expect(await outcome(await send('{"name":"Ada"}', { 'content-type': type }))).toEqual([415, 'unsupportedType']);
});

it.each(['{', '', '[]', 'null', '"Ada"', '1', '['.repeat(16_000), '{"name":"\ud800'])(
  'refuses the malformed body %#',
  async (body) => {
    expect(await outcome(await send(body))).toEqual([400, 'malformed']);
    expect(handle).not.toHaveBeenCalled();
  },
);

it('refuses bytes that are no UTF-8', async () => {
  expect(await outcome(await send(new Uint8Array([0x7b, 0xff, 0x7d])))).toEqual([400, 'malformed']);
});

it('refuses a large body by its bytes, whatever its length says', async () => {
  expect(await outcome(await send(JSON.stringify({ name: 'é'.repeat(17_000) })))).toEqual([413, 'tooLarge']);
});

it('stops reading a body that never ends', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1_024;
      controller.enqueue(new Uint8Array(1_024));
    },
  });
  expect(await outcome(await send(endless))).toEqual([413, 'tooLarge']);
  expect(sent).toBeLessThan(40 * 1_024);
});

it('names the fields that are wrong', async () => {
  const response = await send('{"name":""}');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid', fields: { name: 'required' } });
});

it('is silent when the hidden field is filled: it looks like success, and nothing happens', async () => {
  expect(await outcome(await send('{"name":"Bot","honeypot":"http://spam.example"}'))).toEqual([200, 'done']);
  expect(handle).not.toHaveBeenCalled();
});

it('leads a form without JavaScript to a page', async () => {
  const response = await send('name=Ada', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/there?done']);
});

it('says when to come back', async () => {
  handle.mockResolvedValueOnce({ code: 'tooMany', retryAfter: 42 });
  const response = await send('{"name":"Ada"}');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
});

it.each([
  [new DatabaseUnavailableError('away'), 503, 'unavailable'],
  [new Error('a bug'), 500, 'failed'],
])('answers %s without a word about it', async (error, status, code) => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  handle.mockRejectedValueOnce(error);
  expect(await outcome(await send('{"name":"Ada"}'))).toEqual([status, code]);
  expect(logged).toHaveBeenCalledTimes(1);
});

describe('words for people beside the code of a failure', () => {
  const message = async (response: Response) => ((await response.json()) as { message?: string }).message;

  it.each([
    ['the language of the body', '{"name":"","locale":"es"}', {}, 'invalid in es'],
    ['that of the page', '{', { referer: 'http://localhost:3000/es/contact' }, 'malformed in es'],
    ['that of the browser', '{"name":""}', { 'accept-language': 'es-MX,en;q=0.5' }, 'invalid in es'],
    ['English for all others', '{"name":""}', { 'content-type': 'text/plain' }, 'unsupportedType in en'],
  ])('are in %s', async (_which, body, headers, words) => {
    expect(await message(await send(body, headers))).toBe(words);
  });

  it('are missing beside a success, which has its code alone', async () => {
    expect(await (await send('{"name":"Ada"}')).json()).toEqual({ code: 'done' });
  });
});

it('takes nested fields of a form without JavaScript as those of JSON', async () => {
  const take = jest.fn(() => Promise.resolve({ code: 'done' }));
  const schema = z.object({ rooms: z.array(z.object({ area: z.string() })) });
  const receive = handleJson({ schema, handle: take, done: 'done', leadTo: (code) => `/en/there?${code}` });
  const bodies = [
    ['application/x-www-form-urlencoded', 'rooms%5B0%5D.area=12'],
    ['application/json', '{"rooms":[{"area":"12"}]}'],
  ] as const;
  for (const [type, body] of bodies) {
    const headers = { 'content-type': type };
    await receive(new Request('http://localhost:3000/api/x', { method: 'POST', body, headers }));
    expect(take).toHaveBeenLastCalledWith({ rooms: [{ area: '12' }] }, expect.anything());
  }
  expect(take).toHaveBeenCalledTimes(2);
});
