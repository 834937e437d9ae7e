import http from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { MapTile } from '@/lib/map/map-tile';
import { env } from '@/lib/server/env';
import { writeArchive } from '@/tests/support/write-archive';
import { mapSource } from './map-source';
import { tileImage } from './tile-image';

const folder = mkdtempSync(path.join(tmpdir(), 'map-'));
type Answer = (response: http.ServerResponse) => void;
let answer: Answer;
let urls: string[] = [];
const server = http.createServer((request, response) => {
  urls.push(request.url ?? '');
  answer(response);
});
let origin = '';
let services = 0;
let red: Buffer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(env, { FEED_HOSTS: [`127.0.0.1:${port}`] });
  origin = `http://127.0.0.1:${port}`;
  red = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Each test needs its own tile: the cache persists between tests. */
let row = 1529;
const tile = (): MapTile => ({ zoom: 12, x: 2072, y: (row += 1) });

function use(settings: Partial<typeof env>) {
  Object.assign(env, { MAP_TILES: undefined, MAP_ATTRIBUTION: undefined, ...settings });
  urls = [];
}

async function middle(bytes: Buffer): Promise<readonly number[]> {
  const { width } = await sharp(bytes).metadata();
  const at = Math.floor(width / 2);
  const pixel = sharp(bytes).extract({ left: at, top: at, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await pixel.toBuffer())];
}

const isRed = ([r = 0, g = 0, b = 0]: readonly number[]) => r > 200 && g < 60 && b < 60;

describe('the orientation map', () => {
  beforeEach(() => use({}));

  it('is a WebP of 512 px, the sea in the colour of the sea', async () => {
    const { bytes, isStandIn } = await tileImage({ zoom: 12, x: 2074, y: 1531 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const [r = 0, , b = 0] = await middle(bytes);
    expect(b).toBeGreaterThan(r);
    expect(isStandIn).toBe(false);
  });

  it('is drawn once for all who ask', async () => {
    const one = tile();
    const [first, second] = await Promise.all([tileImage(one), tileImage(one)]);
    expect(second).toBe(first);
    expect((await tileImage(one)).bytes).toBe(first.bytes);
  });
});

describe('a tile service', () => {
  beforeEach(() => {
    // Each test needs its own service: a failed one is not retried.
    services += 1;
    use({ MAP_TILES: `${origin}/${services}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: 'Survey' });
    answer = (response) => response.setHeader('content-type', 'image/png').end(red);
  });

  it('is asked by the numbers of the tile, once', async () => {
    const one = tile();
    const { bytes, isStandIn } = await tileImage(one);
    await tileImage(one);
    expect(isRed(await middle(bytes))).toBe(true);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(isStandIn).toBe(false);
    expect(urls).toEqual([`/${services}/12/2072/${one.y}.png`]);
    expect(mapSource()).toMatchObject({ attribution: 'Survey', hasNames: true });
  });

  it('has no tile there: the orientation map, for good', async () => {
    answer = (response) => response.writeHead(404).end('none');
    const { bytes, isStandIn } = await tileImage(tile());
    expect(isRed(await middle(bytes))).toBe(false);
    expect(isStandIn).toBe(false);
  });

  it.each<[string, Answer]>([
    ['is broken', (response) => response.writeHead(500).end('x')],
    ['hangs up', (response) => response.destroy()],
    ['sends a page', (response) => response.setHeader('content-type', 'image/png').end('<html></html>')],
    ['sends too much', (response) => response.end(Buffer.alloc(600 * 1024))],
    ['is too slow', () => undefined],
  ])('%s: the orientation map stands in, and the service is left alone for a while', async (_, given) => {
    answer = given;
    const { bytes, isStandIn } = await tileImage(tile());
    expect(isRed(await middle(bytes))).toBe(false);
    expect(isStandIn).toBe(true);
    await tileImage(tile());
    expect(urls).toHaveLength(1);
  });

  it('sends an image that is no tile', async () => {
    const wide = await sharp({ create: { width: 300, height: 256, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    answer = (response) => response.end(wide);
    expect((await tileImage(tile())).isStandIn).toBe(true);
  });
});

describe('an archive', () => {
  const file = path.join(folder, 'spain.pmtiles');
  const square = [
    [0, 0],
    [4096, 0],
    [4096, 4096],
    [0, 4096],
  ] as const;
  const covered = { zoom: 10, x: 518, y: 382 };

  beforeEach(() => {
    writeFileSync(
      file,
      writeArchive(covered, {
        earth: [{ kind: 'earth', type: 'polygon', ring: square }],
        roads: [
          {
            kind: 'highway',
            type: 'line',
            ring: [
              [0, 2048],
              [4096, 2048],
            ],
          },
        ],
        landuse: [{ kind: 'park', type: 'polygon', ring: square }],
      }),
    );
    use({ MAP_TILES: file });
  });

  it('is drawn in the agency’s colours', async () => {
    const { bytes } = await tileImage(covered);
    const [r = 0, g = 0, b = 0] = await middle(bytes);
    expect([r > 220, g > 200, b < 190]).toEqual([true, true, true]);
    expect(mapSource()).toMatchObject({ attribution: '© OpenStreetMap', hasNames: false });
  });

  it('is enlarged beyond its last zoom', async () => {
    const { bytes } = await tileImage({ zoom: 12, x: covered.x * 4, y: covered.y * 4 });
    const [r = 0, g = 0, b = 0] = await middle(bytes);
    expect(g).toBeGreaterThan(Math.max(r, b) - 2);
    expect(b).toBeLessThan(200);
  });

  it('leaves the rest to the orientation map', async () => {
    expect((await tileImage({ zoom: 10, x: 517, y: 382 })).isStandIn).toBe(false);
  });

  it('cannot be read: the orientation map', async () => {
    const broken = path.join(folder, 'broken.pmtiles');
    writeFileSync(broken, 'no archive at all, but long enough to have a header of its own '.repeat(10));
    use({ MAP_TILES: broken });
    expect((await tileImage({ zoom: 10, x: 516, y: 382 })).isStandIn).toBe(true);
    use({ MAP_TILES: path.join(folder, 'absent.pmtiles') });
    expect((await tileImage({ zoom: 10, x: 515, y: 382 })).isStandIn).toBe(false);
  });

  it('has an address of its own', () => {
    const archive = mapSource().version;
    use({});
    expect(mapSource().version).not.toBe(archive);
  });
});
