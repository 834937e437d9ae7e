import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import pino from 'pino';
import { runFeedCommand } from '@/lib/server/commands/feed-command';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { importDueFeeds } from '@/lib/server/services/feeds/import-due-feeds';
import { onDatabase } from '@/tests/support/database/engines';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';

const SECRETS = /geheim42|hush7/;
const unreachable = 'http://user:geheim42@127.0.0.1:9/x.xml?token=hush7#geheim42';
const images = (...urls: readonly string[]) => urls.map((url) => `<image><url>${url}</url></image>`).join('');

let answer: http.RequestListener = () => undefined;
const server = http.createServer((request, response) => answer(request, response));
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://user:geheim42@127.0.0.1:${(server.address() as AddressInfo).port}/x.xml?token=hush7`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    const written = pino({}, { write: (line: string) => void lines.push(line) });
    for (const level of ['info', 'warn', 'error'] as const)
      jest
        .spyOn(log, level)
        .mockImplementation((...args: unknown[]) => written[level](args[0] as object, String(args[1])));
    Object.assign(env, { FEED_HOSTS: ['127.0.0.1'], FEEDS: [] });
  });
  afterEach(() => jest.restoreAllMocks());

  async function whatIsLeft(feed: string, name?: string): Promise<string> {
    Object.assign(env, { FEEDS: URL.canParse(feed) ? [{ name: 'crm', address: feed }] : [] });
    await importDueFeeds();
    const command = {
      feed,
      name,
      withdrawsAll: false,
      isRenumbered: false,
      format: 'text',
    } as const;
    const printed: unknown[] = [];
    for (const format of ['text', 'json'] as const)
      printed.push(await runFeedCommand({ ...command, format }).catch((error: unknown) => error));
    const rows = [
      await run('select * from feeds'),
      await run('select * from feed_runs'),
      await run('select * from listings'),
      await run('select * from image_sources'),
    ];
    const all = [lines.join(''), inspect([printed, rows], { depth: 20, maxArrayLength: null, maxStringLength: null })];
    return all.join('\n');
  }

  it.each([
    ['that nobody answers at', unreachable],
    ['with a stray per cent sign', 'http://user:geheim42%@127.0.0.1:9/x.xml?token=hush7'],
    ['in its path', 'http://127.0.0.1:9/token/geheim42/x.xml'],
    ['in the path of another scheme', 'ftp://127.0.0.1/key/hush7/x.xml;token=geheim42'],
    ['in capitals', 'HTTP://user:geheim42@127.0.0.1:9/x.xml?token=hush7'],
    ['without a path', 'http://user:geheim42@127.0.0.1:9'],
    ['of another scheme', 'ftp://user:geheim42@127.0.0.1/x.xml?token=hush7'],
    ['without its scheme', 'user:geheim42@127.0.0.1/x.xml?token=hush7'],
  ])('keeps the secrets of an address %s', async (_, feed) => {
    const all = await whatIsLeft(feed);
    expect(all).toContain('127.0.0.1');
    expect(all).not.toMatch(SECRETS);
  });

  it.each<[string, http.RequestListener]>([
    ['is refused', (_, response) => response.writeHead(401).end()],
    ['is redirected to one with a secret', (_, response) => response.writeHead(302, { location: unreachable }).end()],
    ['is redirected to itself', (_, response) => response.writeHead(302, { location: address }).end()],
    ['breaks off', (_, response) => response.end('<root><kyero><feed_version>3</feed_version></kyero><property>')],
    ['is no feed', (_, response) => response.end('<html>')],
    [
      'has homes, and pictures at addresses with secrets',
      ({ url }, response) => {
        const wrong = images('ftp://user:geheim42@127.0.0.1/1.jpg', 'http://user:geheim42@127.0.0.1:port/?token=hush7');
        const absent = images(unreachable, address.replace('x.xml', '1.jpg'));
        if (url?.startsWith('/x.xml')) {
          response.end(
            kyeroFeed([kyeroProperty({ images: absent }), kyeroProperty({ id: '2', ref: '2', images: wrong })]),
          );
        } else response.writeHead(404).end();
      },
    ],
  ])('keeps them where the feed %s', async (_, listener) => {
    answer = listener;
    const all = await whatIsLeft(address);
    expect(all).toContain('127.0.0.1');
    expect(all).not.toMatch(SECRETS);
  });
});
