import 'server-only';
import sharp, { type Raw, type Sharp } from 'sharp';
import { SIDE, toneOf } from '@/lib/site/tone-of.mjs';
import { FALLBACK_WIDTH, WIDTHS } from '@/lib/server/storage/image-files';
import type { ImageProblem } from './image-problem';
import { lookHashOf } from './look-hash';

/** 9504 × 6336, the largest of today's cameras; 200 MB while it is read. */
const MAX_PIXELS = 64_000_000;
/** Of a tall image, such as a plan. */
const MAX_HEIGHT = 2_400;

/**
 * Measured at 1200 px on the site's own images and on noise: effort 2 takes 0.3 s for a file 1 to 3 % larger than
 * effort 4, which takes 2.6 s. Quality 55 gives 40 to 85 kB.
 */
const EFFORT = 2;
/** The second and third only where the file is over its budget. */
const QUALITIES = [55, 40, 30];
const WEBP_QUALITY = 74;
const BUDGET_BYTES = 90_000;
const BUDGET_WIDTH = 1_200;
/** Files grow a little slower than the number of pixels. */
const budget = (width: number) => BUDGET_BYTES * (width / BUDGET_WIDTH) ** 1.55;

// One core at a time: visitors need the others.
sharp.concurrency(1);

export type EncodedImage = Readonly<{
  /** px of the largest size. */
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  lookHash: string;
  /** Ends of file names: `480.avif`. */
  files: readonly Readonly<{ suffix: string; bytes: Buffer }>[];
}>;

/**
 * The sizes of a photograph (JPEG, PNG, WebP, AVIF): upright, in sRGB, without metadata (camera, place, profile), never
 * enlarged. A problem instead if the file is none that can be shown.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage | ImageProblem> {
  if (!isImageFormat(bytes)) return 'notAnImage';
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  // The decoder of iPhones' HEIC may not be shipped.
  if (!facts || facts.compression === 'hevc') return 'notAnImage';
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

/** By its first bytes: other formats, such as SVG, are not read at all. */
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
