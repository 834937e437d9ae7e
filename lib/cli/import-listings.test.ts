import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const loader = path.resolve('tests/support/typescript-loader.mjs');
const command = path.resolve('lib/cli/import-listings.mjs');
const target = () => path.join(folder, 'homes.json');

function importFeed(feed: string | null) {
  const file = path.join(folder, 'feed.xml');
  if (feed !== null) writeFileSync(file, feed);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, command, file, '--to', target()],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const homes = () => JSON.parse(readFileSync(target(), 'utf8')) as { reference: string; price: number }[];
const property = (ref: string, price = '289000') => kyeroProperty({ id: ref, ref, price });

it('writes the homes of a feed and says what changed since the last one', () => {
  expect(importFeed(kyeroFeed([property('A'), property('B')]))).toMatchObject({ status: 0 });
  expect(homes().map(({ reference }) => reference)).toEqual(['A', 'B']);

  const { stdout } = importFeed(kyeroFeed([property('B', '270000'), property('C')]));
  expect(stdout).toContain('2 homes read: 1 new, 1 with another price, 1 no longer there.');
  expect(stdout).toContain('B: 289000 -> 270000 EUR');
  expect(homes().map(({ reference, price }) => [reference, price])).toEqual([
    ['B', 270_000],
    ['C', 289_000],
  ]);
});

it('says which homes are in the portfolio', () => {
  expect(importFeed(kyeroFeed([property('CM-0101'), property('X')])).stdout).toContain(
    '1 of them are in the portfolio',
  );
});

it('leaves everything as it was where one home of many is wrong, and says where', () => {
  importFeed(kyeroFeed([property('A')]));
  const before = readFileSync(target(), 'utf8');
  const feed = kyeroFeed([...Array.from({ length: 300 }, (_, index) => property(`R${index}`)), property('Z', 'free')]);
  const line = feed.split('\n').findIndex((text) => text.includes('free')) + 1;
  const { status, stderr } = importFeed(feed);
  expect(status).toBe(1);
  expect(stderr).toContain(`feed.xml:${line}: ref Z, <price> must be a whole number of euros, is “free”`);
  expect(stderr).toContain('Nothing was imported: 1 problem.');
  expect(readFileSync(target(), 'utf8')).toBe(before);
  expect(readdirSync(folder).toSorted()).toEqual(['feed.xml', 'homes.json']);
});

it('leaves everything as it was where the feed breaks off', () => {
  importFeed(kyeroFeed([property('A')]));
  const { status, stderr } = importFeed(kyeroFeed([property('B'), property('C')]).slice(0, -60));
  expect(status).toBe(1);
  expect(stderr).toContain('the feed is not well-formed XML');
  expect(homes().map(({ reference }) => reference)).toEqual(['A']);
});

it('ends with a sentence at a home that never ends, and writes nothing', () => {
  const elements = Array.from({ length: 10_000 }, (_, index) => `<x${index}>1</x${index}>`).join('');
  const feed = kyeroFeed([property('A'), `<property><ref>Z</ref>\n${elements}</property>`]);
  const { status, stderr } = importFeed(feed);
  expect(status).toBe(1);
  expect(stderr).toMatch(/feed\.xml:\d+: ref Z has more than 2000 elements/);
  expect(readdirSync(folder)).toEqual(['feed.xml']);
});

it('sweeps up what an import that was killed left behind, and not what one that runs is writing', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const [left, running] = [`${target()}.${dead}.tmp`, `${target()}.${process.pid}.tmp`];
  for (const file of [left, running]) writeFileSync(file, '[');
  writeFileSync(path.join(folder, 'other.json.1.tmp'), '[');
  expect(importFeed(kyeroFeed([property('A')]))).toMatchObject({ status: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(
    ['feed.xml', 'homes.json', path.basename(running), 'other.json.1.tmp'].toSorted(),
  );
});

it('says when there is no such file', () => {
  const { status, stderr } = importFeed(null);
  expect(status).toBe(1);
  expect(stderr).toContain('There is no file');
});
