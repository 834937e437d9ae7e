import { jsonAction } from './json-action';

const refused = 'It was refused.';
const unknown = 'Nobody knows.';
const send = jsonAction('/api/x', { refused, unknown });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const respond = (ok: boolean, body: unknown) => Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(global, { fetch: fetchMock });
  fetchMock.mockReset();
});

it('sends the fields as JSON, without those that React adds for browsers without JavaScript', async () => {
  fetchMock.mockImplementation(() => respond(true, {}));
  expect(
    await send({ status: 'idle' }, form({ email: 'ada@example.com', 'rooms[0].area': '12', $ACTION_KEY: 'k' })),
  ).toEqual({
    status: 'done',
  });
  const [address, { body }] = fetchMock.mock.calls[0] as [string, RequestInit];
  expect([address, JSON.parse(String(body))]).toEqual([
    '/api/x',
    { email: 'ada@example.com', rooms: [{ area: '12' }] },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

// Section 8 of the specification: server message, error message, default message.
it.each([
  ['the server’s message', () => respond(false, { code: 'tooMany', message: 'Slow down' }), 'tooMany', 'Slow down'],
  ['words of its own where the server has none', () => respond(false, {}), undefined, refused],
  ['the error’s message', () => Promise.reject(new Error('Network gone')), undefined, 'Network gone'],
  ['words for an error that has none', () => Promise.reject(new Error('')), undefined, unknown],
])('logs %s', async (_what, fetching, code, words) => {
  fetchMock.mockImplementation(fetching);
  expect(await send({ status: 'idle' }, form({}))).toEqual({ status: 'error', ...(code && { code }) });
  expect(warned.mock.calls).toEqual([[words]]);
});

describe('with a second address', () => {
  const insist = jsonAction('/api/x', { refused, unknown }, '/api/y');
  const addresses = () => fetchMock.mock.calls.map(([address]) => address);
  const isFirst = (address: string) => address === '/api/x';

  it('goes there if a content blocker takes the first', async () => {
    fetchMock.mockImplementation((address) =>
      isFirst(address) ? Promise.reject(new TypeError('Failed to fetch')) : respond(true, {}),
    );
    expect(await insist({ status: 'idle' }, form({}))).toEqual({ status: 'done' });
    expect(addresses()).toEqual(['/api/x', '/api/y']);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => respond(false, { code: 'tooMany' })],
    ['takes too long', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
  ])('does not if the server %s', async (_, fetching) => {
    fetchMock.mockImplementation(fetching);
    expect(await insist({ status: 'idle' }, form({}))).toMatchObject({ status: 'error' });
    expect(addresses()).toEqual(['/api/x']);
  });

  it('fails if there is no connection', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await insist({ status: 'idle' }, form({}))).toEqual({ status: 'error' });
    expect(warned.mock.calls).toEqual([['Failed to fetch']]);
  });
});
