import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { images } from '@/content/images';
import made from '@/content/image-sizes.json';

const FOLDER = path.join(process.cwd(), 'public/pictures');
const MAX_TOTAL_BYTES = 60 * 1024 * 1024;
const described = Object.keys(images).sort();
const measured = Object.entries(made);

it('has a description for exactly the existing images', () => {
  expect(described).toEqual(measured.map(([name]) => name).sort());
});

it.each(measured)('%s has its files in every width and one fallback', (name, { widths }) => {
  for (const file of [...widths.map((width) => `${name}-${width}.avif`), `${name}-960.webp`]) {
    expect(statSync(path.join(FOLDER, file)).size).toBeGreaterThan(0);
  }
});

it('has no orphaned files, and stays small', () => {
  const files = readdirSync(FOLDER);
  const owned = new Set(
    measured.flatMap(([name, { widths }]) => [...widths.map((width) => `${name}-${width}.avif`), `${name}-960.webp`]),
  );
  expect(files.filter((file) => !owned.has(file))).toEqual([]);
  const bytes = files.reduce((total, file) => total + statSync(path.join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_TOTAL_BYTES);
});

it.each(['en', 'es'] as const)('has unique descriptions in %s', (locale) => {
  const alts = Object.values(images).map(({ alt }) => alt[locale]);
  expect(new Set(alts).size).toBe(alts.length);
});
