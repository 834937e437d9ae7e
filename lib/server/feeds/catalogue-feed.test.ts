import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { catalogueFeed } from './catalogue-feed';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const parts = ['<root>', 'áé ', '</root>'];
const write = jest.fn((): Iterable<string> => parts);

let respond: ReturnType<typeof catalogueFeed>;
const ask = (headers: Record<string, string> = {}) => respond(new Request('http://localhost/feed', { headers }));
let version = 0;
const change = () => setCatalogue([], [], (version += 1));

beforeEach(() => {
  write.mockReset().mockReturnValue(parts);
  respond = catalogueFeed('application/xml', write);
  change();
});

it('is written once for each change of the catalogue, however many ask at once', async () => {
  const texts = await Promise.all([1, 2, 3].map(async () => (await ask()).text()));
  expect(texts).toEqual([1, 2, 3].map(() => parts.join('')));
  await ask();
  expect(write).toHaveBeenCalledTimes(1);
  change();
  await ask();
  expect(write).toHaveBeenCalledTimes(2);
});

it('costs nothing to a client that has it', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  change();
  const next = (await ask()).headers.get('etag') ?? '';
  expect(next).not.toBe(etag);
  write.mockClear();
  respond = catalogueFeed('application/xml', write);
  expect((await ask({ 'if-none-match': next })).status).toBe(304);
  expect(write).not.toHaveBeenCalled();
});

it('is compressed by nobody for each request', async () => {
  const { headers } = await ask({ 'accept-encoding': 'gzip' });
  expect(headers.get('cache-control')).toContain('no-transform');
  expect(headers.get('content-type')).toBe('application/xml');
});

it('lets others run while it is written', async () => {
  const spend = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  write.mockImplementation(function* listings() {
    for (let listing = 0; listing < 100; listing += 1) {
      spend(2);
      yield 'home';
    }
  });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const response = await ask();
  clearInterval(timer);
  expect((await response.text()).length).toBe(400);
  expect(turns).toBeGreaterThan(10);
});

it('is written again after a failure', async () => {
  write.mockImplementationOnce(function* broken() {
    yield 'a';
    throw new Error('broken');
  });
  await expect(ask()).rejects.toThrow('broken');
  expect((await ask()).status).toBe(200);
});
