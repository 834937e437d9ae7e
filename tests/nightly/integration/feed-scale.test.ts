import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { parseFeedSettings } from '@/lib/listings/kyero/feed-settings';
import { env } from '@/lib/server/env';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { completeSupplement } from '@/tests/support/complete-supplement';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { generatedFeed } from '@/tests/support/generated-feed.mjs';
import { kyeroVariants } from '@/tests/support/kyero-variants';

jest.setTimeout(900_000);

const LISTINGS = 5_000;
const MOST_SECONDS = 10;
const file = path.join(temporaryFolder(), 'feed.xml');
const feed = (properties: readonly string[]) => `<root version="3">${properties.join('\n')}</root>`;

let image: Buffer;
const server = http.createServer((_, response) => response.setHeader('content-type', 'image/jpeg').end(image));

beforeAll(async () => {
  image = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

async function bring(xml: string, settings: string) {
  writeFileSync(file, xml);
  const source = { name: 'crm', address: file, settings: parseFeedSettings(settings, 'crm.yaml') };
  const before = process.cpuUsage();
  const report = await importFeed(source);
  const { system, user } = process.cpuUsage(before);
  return { counts: report?.counts, seconds: (system + user) / 1_000_000 };
}

onDatabase(() => {
  it('spends little on an unchanged feed, and on a feed of which one home has changed', async () => {
    const [{ xml, yaml }, changed] = [
      generatedFeed({ listings: LISTINGS }),
      generatedFeed({ listings: LISTINGS, changed: 1 }),
    ];
    expect((await bring(xml, yaml)).counts).toMatchObject({ read: LISTINGS, added: LISTINGS });
    const [same, other] = [await bring(xml, yaml), await bring(changed.xml, yaml)];
    expect([same.counts, other.counts]).toMatchObject([
      { unchanged: LISTINGS },
      { unchanged: LISTINGS - 1, changed: 1 },
    ]);
    process.stdout.write(
      `CPU of ${LISTINGS} homes, unchanged and one changed: ${same.seconds} s, ${other.seconds} s\n`,
    );
    expect(Math.max(same.seconds, other.seconds)).toBeLessThan(MOST_SECONDS);
  });

  it('spends little on the spellings of all programs, with images', async () => {
    const imageUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [first = '', ...others] = kyeroVariants(LISTINGS, { imageUrl }).map(({ xml }) => xml);
    const settings = JSON.stringify({ trusted: true, defaults: { ...completeSupplement, usableArea: 50 } });
    expect((await bring(feed([first, ...others]), settings)).counts).toMatchObject({ read: LISTINGS, skipped: 0 });
    const same = await bring(feed([first, ...others]), settings);
    // Another order, so that no byte is where it was.
    const moved = await bring(feed([...others, first]), settings);
    expect([same.counts?.unchanged, moved.counts?.unchanged]).toEqual([LISTINGS, LISTINGS]);
    process.stdout.write(`CPU of ${LISTINGS} spellings, unchanged and moved: ${same.seconds} s, ${moved.seconds} s\n`);
    expect(Math.max(same.seconds, moved.seconds)).toBeLessThan(MOST_SECONDS);
  });
});
