import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { lookHashOf } from './look-hash';
import { lookDistance } from './same-look';

jest.setTimeout(60_000);

/** Bits; limit of `findSameLooks` for the same photograph. */
const SAME = 40;

const folder = 'public/pictures';
const pictures = readdirSync(folder)
  // Excludes drawings, which are transparent.
  .filter((file) => file.endsWith('-960.webp') && !file.startsWith('spot-'))
  .toSorted()
  .filter((_, index) => index % 28 === 0)
  .map((file) => sharp(path.join(folder, file)));
const jpeg = async (picture: Sharp, quality: number) => sharp(await picture.jpeg({ quality }).toBuffer());

it.each([
  ['smaller and worse', (picture: Sharp) => jpeg(picture.clone().resize(600), 40)],
  ['lighter', (picture: Sharp) => jpeg(picture.clone().modulate({ brightness: 1.1 }), 75)],
])('knows a photograph again that is %s', async (_, change) => {
  for (const picture of pictures) {
    const distance = lookDistance(await lookHashOf(picture), await lookHashOf(await change(picture)));
    expect(distance).toBeLessThanOrEqual(SAME);
  }
});

it('takes no two photographs for the same', async () => {
  const hashes = await Promise.all(pictures.map(lookHashOf));
  const pairs = hashes.flatMap((one, at) => hashes.slice(at + 1).map((other) => lookDistance(one, other)));
  expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect(Math.min(...pairs)).toBeGreaterThan(SAME);
});

it('counts the bits that differ', () => {
  expect(lookDistance('0'.repeat(64), 'f'.repeat(64))).toBe(256);
  expect(lookDistance(`8${'0'.repeat(62)}1`, '0'.repeat(64))).toBe(2);
});
