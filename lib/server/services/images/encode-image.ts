import 'server-only';
import sharp, { type Raw, type Sharp } from 'sharp';
import { isHeif } from '@/lib/forms/heif-file';
import { SIDE, toneOf } from '@/lib/site/tone-of.mjs';
import { FALLBACK_WIDTH, WIDTHS } from '@/lib/server/storage/image-files';
import type { ImageProblem } from './image-problem';
import { lookHashOf } from './look-hash';

/** 9504 × 6336 px (largest current cameras); decoding needs 200 MB. */
const MAX_PIXELS = 64_000_000;
const MAX_HEIGHT = 2_400;

/** At 1200 px, effort 2 takes 0.3 s; effort 4 takes 2.6 s and saves 1 to 3 %. */
const EFFORT = 2;
/** Lower qualities apply only above the size budget. */
const QUALITIES = [55, 40, 30];
const WEBP_QUALITY = 74;
const BUDGET_BYTES = 90_000;
const BUDGET_WIDTH = 1_200;
const budget = (width: number) => BUDGET_BYTES * (width / BUDGET_WIDTH) ** 1.55;

// One core only; page requests need the others.
sharp.concurrency(1);

export type EncodedImage = Readonly<{
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  lookHash: string;
  files: readonly Readonly<{ suffix: string; bytes: Buffer }>[];
}>;

/**
 * Encodes an image (JPEG, PNG, WebP, AVIF): upright, sRGB, without metadata, never enlarged. Returns a problem for an
 * unusable file.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage | ImageProblem> {
  if (isHeif(bytes)) return 'heic';
  if (!isImageFormat(bytes)) return 'notAnImage';
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) return 'notAnImage';
  // The HEVC decoder for iPhone HEIC files may not be distributed.
  if (facts.compression === 'hevc') return 'heic';
  if (facts.width * facts.height > MAX_PIXELS) return 'tooManyPixels';
  const largest = await decode(bytes).catch(() => null);
  if (!largest) return 'broken';
  const { data, info } = largest;
  const image = (width: number) => sharp(data, { raw: info }).resize({ width });
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, info.width)))];
  const files: EncodedImage['files'][number][] = [];
  for (const width of widths) files.push({ suffix: `${width}.avif`, bytes: await toAvif(image(width), width) });
  const fallback = image(Math.min(FALLBACK_WIDTH, info.width)).webp({ quality: WEBP_QUALITY });
  files.push({ suffix: `${FALLBACK_WIDTH}.webp`, bytes: await fallback.toBuffer() });
  const pixels = await sharp(data, { raw: info }).resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const lookHash = await lookHashOf(sharp(data, { raw: info }));
  return { width: info.width, height: info.height, widths, tone: toneOf(pixels).tone, lookHash, files };
}

/** Prevents decoding of other formats, such as SVG. */
function isImageFormat(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP');
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || isWebp || start.slice(4, 8) === 'ftyp';
}

async function decode(bytes: Uint8Array): Promise<{ data: Buffer; info: Raw }> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: Math.max(...WIDTHS), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

async function toAvif(image: Sharp, width: number): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await image.clone().avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= budget(width)) break;
  }
  return file;
}
