/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listings } from '@/content/properties/all';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { importFeed } from './import-feed';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = () => path.join(folder, 'homes.json');

function importing(text: string) {
  const file = path.join(folder, 'feed.xml');
  writeFileSync(file, text);
  return importFeed(file, target());
}

const portfolio = () => JSON.parse(readFileSync(target(), 'utf8')) as { reference: string; price: number }[];
const property = (ref: string, price = '289000') => kyeroProperty({ id: ref, ref, price });

it('writes the listings of a feed and reports changes', async () => {
  expect(await importing(kyeroFeed([property('A'), property('B')]))).toMatchObject({ rows: { listings: 2 } });
  expect(portfolio().map(({ reference }) => reference)).toEqual(['A', 'B']);

  const { text } = await importing(kyeroFeed([property('B', '270000'), property('C')]));
  expect(text).toContain('2 homes read: 1 new, 1 with another price, 1 no longer there.');
  expect(text).toContain('B: 289000 -> 270000 EUR');
  expect(portfolio().map(({ reference, price }) => [reference, price])).toEqual([
    ['B', 270_000],
    ['C', 289_000],
  ]);
});

it('reports how many are in the portfolio', async () => {
  const [{ reference } = { reference: '' }] = Object.values(listings);
  const { text } = await importing(kyeroFeed([property(reference), property('X')]));
  expect(text).toContain('1 of them are in the portfolio');
});

it('changes nothing if one listing is invalid, and says where', async () => {
  await importing(kyeroFeed([property('A')]));
  const before = readFileSync(target(), 'utf8');
  const feed = kyeroFeed([...Array.from({ length: 300 }, (_, index) => property(`R${index}`)), property('Z', 'free')]);
  const line = feed.split('\n').findIndex((text) => text.includes('free')) + 1;
  await expect(importing(feed)).rejects.toThrow(
    `feed.xml:${line}: ref Z, <price> must be a whole number of euros, is “free”\nNothing was imported: 1 problem.`,
  );
  expect(readFileSync(target(), 'utf8')).toBe(before);
  expect(readdirSync(folder).toSorted()).toEqual(['feed.xml', 'homes.json']);
});

it('changes nothing if the feed breaks off', async () => {
  await importing(kyeroFeed([property('A')]));
  const broken = kyeroFeed([property('B'), property('C')]).slice(0, -60);
  await expect(importing(broken)).rejects.toThrow('the feed is not well-formed XML');
  expect(portfolio().map(({ reference }) => reference)).toEqual(['A']);
});

it('refuses an endless listing and writes nothing', async () => {
  const elements = Array.from({ length: 10_000 }, (_, index) => `<x${index}>1</x${index}>`).join('');
  const feed = kyeroFeed([property('A'), `<property><ref>Z</ref>\n${elements}</property>`]);
  await expect(importing(feed)).rejects.toThrow(/feed\.xml:\d+: ref Z has more than 2000 elements/);
  expect(readdirSync(folder)).toEqual(['feed.xml']);
});

it('refuses a concurrent import, and names a stale lock file', async () => {
  writeFileSync(`${target()}.tmp`, '[');
  await expect(importing(kyeroFeed([property('A')]))).rejects.toThrow(`${target()}.tmp`);
  expect(readFileSync(`${target()}.tmp`, 'utf8')).toBe('[');
});

it('reports a missing file', async () => {
  await expect(importFeed(path.join(folder, 'none.xml'), target())).rejects.toThrow('There is no file');
});
