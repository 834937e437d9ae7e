import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { isGoneListing } from '@/lib/listings/catalogue/listing-ids';
import { feedSchema, newFeedSchema } from '@/lib/listings/kyero/feed-form-schema';
import { findListing } from '@/lib/listings/catalogue/listings';
import { RightError } from '@/lib/errors/right-error';
import { runFeedCommand } from '@/lib/server/commands/feed-command';
import { leaseFeed } from '@/lib/server/data/feeds/feeds';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { listFeeds, readFeed } from '@/lib/server/services/feeds/read-feeds';
import { removeFeed } from '@/lib/server/services/feeds/remove-feed';
import { addFeed, changeFeed } from '@/lib/server/services/feeds/save-feed';
import { applyHeld, declineHeld, pauseFeed, requestRun, resumeFeed } from '@/lib/server/services/feeds/steer-feed';
import { importDueFeeds } from '@/lib/server/services/feeds/import-due-feeds';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { onDatabase } from '@/tests/support/database/engines';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { staffActor } from '@/tests/support/staff-actor';

const owner = staffActor('owner');
const SECRETS = /geheim42|hush7/;

type Home = Readonly<{ reference: string; price?: number }>;

let listings: readonly Home[] = [];
let answer: http.RequestListener | null = null;
let authorization: string | undefined;
const server = http.createServer((request, response) => {
  authorization = request.headers.authorization;
  if (answer) return answer(request, response);
  response.end(
    kyeroFeed(
      listings.map(({ price = 289_000, reference }) =>
        kyeroProperty({
          id: reference,
          ref: reference,
          town: 'Moraira',
          desc: longDescription,
          images: null,
          price: String(price),
        }),
      ),
    ),
  );
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const typed = () => ({
  name: 'crm',
  address: `http://127.0.0.1:${port}/kyero.xml?token=hush7`,
  user: 'ana',
  password: 'geheim42',
  every: '60',
  trusted: 'yes',
  settings: JSON.stringify({ defaults: completeSupplement }),
});

const add = (changes: object = {}) => addFeed(owner, newFeedSchema.parse({ ...typed(), ...changes }));
const many = (count: number, price?: number): readonly Home[] =>
  Array.from({ length: count }, (_, index) => ({ reference: `A-${index}`, ...(price !== undefined && { price }) }));
const idOf = (reference: string) => `villa-moraira-${reference.toLowerCase()}`;
const priceOf = (reference: string) => findListing(idOf(reference))?.price;

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  const logged: unknown[] = [];
  beforeEach(async () => {
    await run('update catalogue_version set restore_id = gen_random_uuid()');
    Object.assign(env, { FEED_HOSTS: ['127.0.0.1'], FEEDS: [] });
    [listings, answer] = [many(10), null];
    logged.length = 0;
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push(args));
  });
  afterEach(() => jest.restoreAllMocks());

  async function runNow(): Promise<void> {
    await run('update feeds set started_at = null');
    await importDueFeeds();
    await loadCatalogue();
  }
  const outcome = async () => (await readFeed(owner, 'crm'))?.reports[0]?.outcome;
  const held = async () => (await readFeed(owner, 'crm'))?.held ?? null;
  const activity = async () =>
    (
      await run<{ line: string }>(`select actor_name || ' ' || action as line from activity_log order by created_at`)
    ).map(({ line }) => line);

  it('imports a feed that was set up at the desk, by schedule and by command', async () => {
    expect(await add()).toEqual({ status: 'done' });
    await importDueFeeds();
    await loadCatalogue();
    expect(authorization).toBe(`Basic ${Buffer.from('ana:geheim42').toString('base64')}`);
    expect(priceOf('A-9')).toBe(289_000);
    expect(await listFeeds(owner)).toMatchObject([{ name: 'crm', isOfDesk: true, state: 'ready', listings: 10 }]);
    const command = { withdrawsAll: false, isRenumbered: false, format: 'text' } as const;
    expect((await runFeedCommand({ ...command, feed: 'crm' })).text).toContain('10 homes read');
    const file = { ...command, feed: `http://127.0.0.1:${port}/crm.xml` };
    await expect(runFeedCommand(file)).rejects.toThrow(/The desk has a feed crm/);
    expect(await activity()).toEqual(['The owner feedAdded']);
  });

  it('shows its secrets nowhere', async () => {
    await add();
    await runNow();
    await changeFeed(owner, 'crm', feedSchema.parse({ ...typed(), address: '', user: '', password: 'geheim42b' }));
    answer = (_, response) => response.writeHead(401).end();
    await runNow();
    const tables = ['feeds', 'feed_runs', 'activity_log', 'listings'];
    const rows = await Promise.all(tables.map((table) => run(`select * from ${table}`)));
    const views = [await listFeeds(owner), await readFeed(owner, 'crm')];
    const all = inspect([rows, views, logged], { depth: 20, maxArrayLength: null, maxStringLength: null });
    expect(all).toContain('127.0.0.1');
    expect(all).not.toMatch(SECRETS);
    expect(views[1]).toMatchObject({ hasCredentials: true, hasQuery: true, state: 'failed' });
    expect(await readFeed(owner, 'crm')).toMatchObject({
      lastRun: { outcome: 'failed', failure: { problem: 'refused', status: 401 } },
    });
    await runNow();
    expect((await activity()).filter((line) => line === 'feed:crm feedRun')).toHaveLength(1);
  });

  it('keeps the address where none is typed, and takes a password alone', async () => {
    await add();
    await changeFeed(
      owner,
      'crm',
      feedSchema.parse({ ...typed(), address: '', user: '', password: 'n3w', every: '5' }),
    );
    await runNow();
    expect(authorization).toBe(`Basic ${Buffer.from('ana:n3w').toString('base64')}`);
    expect(await readFeed(owner, 'crm')).toMatchObject({ everyMinutes: 5, hasQuery: true });
  });

  it.each([
    ['a name of FEEDS', { name: 'other' }, 'nameTaken'],
    ['plain http', { address: 'http://crm.example/a.xml' }, 'address'],
    ['a file', { address: '/etc/passwd' }, 'address'],
  ])('refuses %s', async (_, changes, code) => {
    Object.assign(env, { FEEDS: [{ name: 'other', address: 'https://crm.example/a.xml' }] });
    expect(await add(changes)).toEqual({ status: 'error', code });
  });

  it('refuses a second feed of a name, and whoever has no right', async () => {
    await add();
    expect(await add()).toEqual({ status: 'error', code: 'nameTaken' });
    const agent = staffActor('agent');
    const calls = [
      () => listFeeds(agent),
      () => readFeed(agent, 'crm'),
      () => addFeed(agent, newFeedSchema.parse(typed())),
      () => changeFeed(agent, 'crm', feedSchema.parse(typed())),
      () => pauseFeed(agent, 'crm'),
      () => resumeFeed(agent, 'crm'),
      () => requestRun(agent, 'crm'),
      () => applyHeld(agent, 'crm', ''),
      () => declineHeld(agent, 'crm', ''),
      () => removeFeed(agent, 'crm', true),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(RightError);
    expect(await activity()).toEqual(['The owner feedAdded']);
  });

  it('holds large changes, stores the rest, and applies exactly what was confirmed', async () => {
    await add();
    await runNow();
    listings = [...many(4, 250_000), ...many(10).slice(4, 8), { reference: 'B-1' }];
    await runNow();
    expect(await outcome()).toBe('held');
    const first = await held();
    expect(first).toMatchObject({ decision: 'waiting', of: 10, withdrawn: 2, repriced: 4 });
    expect(first?.rows[0]).toEqual({ id: idOf('A-0'), reference: 'A-0', from: 289_000, to: 250_000 });
    expect([priceOf('A-0'), priceOf('A-9'), priceOf('B-1')]).toEqual([289_000, 289_000, 289_000]);
    expect(await listFeeds(owner)).toMatchObject([{ state: 'waiting' }]);
    expect(await activity()).toContain('feed:crm feedRun');

    listings = [...many(5, 240_000), ...many(10).slice(5, 8), { reference: 'B-1' }];
    expect(await applyHeld(owner, 'crm', first?.hash ?? '')).toBe('done');
    await importDueFeeds();
    await loadCatalogue();
    expect(priceOf('A-0')).toBe(289_000);
    const second = await held();
    expect(second).toMatchObject({ decision: 'waiting', repriced: 5 });
    expect(await applyHeld(owner, 'crm', first?.hash ?? '')).toBe('other');

    expect(await applyHeld(owner, 'crm', second?.hash ?? '')).toBe('done');
    await importDueFeeds();
    await loadCatalogue();
    expect([priceOf('A-0'), priceOf('A-5'), isGoneListing(idOf('A-9'))]).toEqual([240_000, 289_000, true]);
    expect([await held(), await outcome()]).toEqual([null, 'complete']);
    expect((await activity()).filter((line) => line === 'The owner feedConfirmed')).toHaveLength(2);
  });

  it('keeps things as they are until the feed says something else', async () => {
    await add();
    await runNow();
    listings = many(10, 200_000);
    await runNow();
    expect(await declineHeld(owner, 'crm', (await held())?.hash ?? '')).toBe('done');
    await runNow();
    expect([await outcome(), priceOf('A-0'), (await held())?.decision]).toEqual(['complete', 289_000, 'declined']);
    listings = many(10, 190_000);
    await runNow();
    expect([await outcome(), priceOf('A-0'), (await held())?.decision]).toEqual(['held', 289_000, 'waiting']);
    listings = many(10);
    await runNow();
    expect([await outcome(), await held()]).toEqual(['complete', null]);
  });

  it('rests while it is paused', async () => {
    await add();
    await pauseFeed(owner, 'crm');
    expect(await requestRun(owner, 'crm')).toBe('paused');
    await runNow();
    expect(await listFeeds(owner)).toMatchObject([{ state: 'paused', lastRun: null, nextRunAt: null }]);
    await resumeFeed(owner, 'crm');
    await runNow();
    expect(await outcome()).toBe('complete');
  });

  it('is removed with its homes, or leaves them; a run that is under way brings nothing back', async () => {
    await add();
    await runNow();
    listings = [...many(10), { reference: 'C-1' }];
    let isRemoved: Promise<unknown> = Promise.resolve();
    answer = (_, response) => {
      isRemoved = removeFeed(owner, 'crm', true).then((count) => {
        answer = null;
        server.emit('request', { headers: {} }, response);
        return count;
      });
    };
    await runNow();
    expect(await isRemoved).toBe(10);
    await loadCatalogue();
    expect([isGoneListing(idOf('A-0')), findListing(idOf('C-1'))]).toEqual([true, null]);
    expect(await run('select * from feeds')).toEqual([]);
    expect(await leaseFeed('crm', 'a', true)).toBeNull();

    await add();
    await runNow();
    expect(await removeFeed(owner, 'crm', false)).toBe(11);
    await loadCatalogue();
    expect(priceOf('C-1')).toBe(289_000);
    expect(await removeFeed(owner, 'crm', false)).toBeNull();
  });

  it('is not removed where the operator set it up, but may rest', async () => {
    Object.assign(env, { FEEDS: [{ name: 'ops', address: `http://127.0.0.1:${port}/a.xml` }] });
    expect(await removeFeed(owner, 'ops', true)).toBeNull();
    expect(await changeFeed(owner, 'ops', feedSchema.parse(typed()))).toMatchObject({ status: 'error' });
    expect(await pauseFeed(owner, 'ops')).toBe('done');
    expect(await listFeeds(owner)).toMatchObject([{ name: 'ops', isOfDesk: false, state: 'paused' }]);
    expect(await pauseFeed(owner, 'nobody')).toBe('gone');
  });
});
