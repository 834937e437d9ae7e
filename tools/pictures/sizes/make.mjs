/**
 * Makes the published sizes of finished pictures.
 *
 *   node make.mjs FOLDER... [--only NAME...] [--again]
 *   node make.mjs --widths [WIDTH...]
 *
 * For every webp or png of the folders (and every entry of crops.json whose source is there) writes
 * public/pictures/NAME-WIDTH.avif, one NAME-960.webp for old browsers (at most 960 wide), and the entry in content/image-sizes.json.
 * Files newer than their source stay as they are, unless --again; tones are always reckoned anew. Never upscales, never
 * changes the aspect ratio (crops.json may). The second makes the widths that crops.json or the list below ask for and
 * that are missing, and those it is told anew, without masters: from the largest file of each picture.
 */
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { toneOf } from './tones.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PUBLISHED = path.resolve(HERE, '../../../public/pictures');
const REGISTRY = path.resolve(HERE, '../../../content/image-sizes.json');
/** 750 is what phones take for a picture as wide as they are. */
const WIDTHS = [480, 750, 960, 1600];
const PHONE = 750;
const FALLBACK = 960;
const QUALITIES = [62, 57, 52, 47, 42, 38, 34, 30, 27, 24, 22];
/** A third smaller at the same quality than 2, for five times the work; more gains nothing. */
const EFFORT = 6;
/** 90 kB at 1,200 px. */
const KILOBYTES_AT_1440 = 118;

/** On phones a pixel is too small for its faults to be seen, and the line is slow. */
const PHONE_SHARE = 0.4;

/** Largest file allowed: grows a little slower than the number of pixels. */
const budget = (width, at1440) => at1440 * 1024 * (width / 1440) ** 1.55 * (width === PHONE ? PHONE_SHARE : 1);

/** The best AVIF that keeps within the budget, or the smallest there is. */
async function avif(image, width, at1440) {
  const sized = sharp(await image.clone().resize({ width }).png().toBuffer());
  const encode = (quality) => sized.clone().avif({ quality, effort: EFFORT }).toBuffer();
  let best;
  // Most pictures keep within it at the best quality: one encoding, which takes seconds.
  let file = await encode(QUALITIES[0]);
  if (file.length <= budget(width, at1440)) return file;
  for (let [first, last] = [1, QUALITIES.length - 1]; first <= last; ) {
    const middle = Math.floor((first + last) / 2);
    file = await encode(QUALITIES[middle]);
    if (file.length <= budget(width, at1440)) [best, last] = [file, middle - 1];
    else first = middle + 1;
  }
  return best ?? file;
}

const readRegistry = async () => JSON.parse(await readFile(REGISTRY, 'utf8'));

async function isFresh(entry, name, source) {
  if (!entry) return false;
  const made = (await stat(source)).mtimeMs;
  const files = [...entry.widths.map((w) => `${name}-${w}.avif`), `${name}-${FALLBACK}.webp`];
  const times = await Promise.all(
    files.map((f) =>
      stat(path.join(PUBLISHED, f)).then(
        (s) => s.mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.every((t) => t > made);
}

/** Removes the files of a picture that is made anew with other widths. */
async function clear(name) {
  const own = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const file of await readdir(PUBLISHED)) {
    if (own.test(file)) await rm(path.join(PUBLISHED, file));
  }
}

/** The picture of a job, cropped if asked: {image, width, height}. */
async function open({ source, crop }) {
  const image = sharp(source);
  const { width, height } = await image.metadata();
  if (!crop) return { image, width, height };
  const part = {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  };
  return { image: sharp(await image.extract(part).png().toBuffer()), width: part.width, height: part.height };
}

/** Writes every size of one picture; returns {width, height, widths} for the registry. */
async function publish(name, { image, width, height }, { widths = WIDTHS, kilobytesAt1440 = KILOBYTES_AT_1440 }) {
  const made = [...new Set(widths.map((w) => Math.min(w, width)))];
  await clear(name);
  for (const w of made) {
    await writeFile(path.join(PUBLISHED, `${name}-${w}.avif`), await avif(image, w, kilobytesAt1440));
  }
  await image
    .clone()
    .resize({ width: Math.min(FALLBACK, width) })
    .webp({ quality: 74, effort: 6 })
    .toFile(path.join(PUBLISHED, `${name}-${FALLBACK}.webp`));
  const largest = made.at(-1);
  return { width: largest, height: Math.round((largest * height) / width), widths: made };
}

/** {name: {source, crop?, widths?, ...}} for all the pictures and crops in the folders. */
async function jobsFor(folders) {
  const jobs = {};
  for (const folder of folders) {
    for (const file of await readdir(folder)) {
      if (/^[a-z0-9-]+\.(webp|png)$/.test(file)) jobs[path.parse(file).name] = { source: path.join(folder, file) };
    }
  }
  const crops = JSON.parse(await readFile(path.join(HERE, 'crops.json'), 'utf8'));
  for (const [name, { from, ...rest }] of Object.entries(crops)) {
    if (jobs[from]) jobs[name] = { ...rest, source: jobs[from].source };
  }
  return jobs;
}

/** Adds the widths that a picture of the registry lacks, and makes those of `anew` again; gives its widths. */
async function widen(name, { width, widths }, { widths: asked = WIDTHS, kilobytesAt1440 = KILOBYTES_AT_1440 } = {}, anew) {
  const missing = asked.filter((wanted) => wanted < width && (!widths.includes(wanted) || anew.includes(wanted)));
  for (const wanted of missing) {
    const image = sharp(path.join(PUBLISHED, `${name}-${width}.avif`));
    await writeFile(path.join(PUBLISHED, `${name}-${wanted}.avif`), await avif(image, wanted, kilobytesAt1440));
    console.log('made', name, wanted);
  }
  return [...new Set([...widths, ...missing])].sort((a, b) => a - b);
}

async function widenAll(anew) {
  const registry = await readRegistry();
  const crops = JSON.parse(await readFile(path.join(HERE, 'crops.json'), 'utf8'));
  for (const [name, entry] of Object.entries(registry)) {
    registry[name] = { ...entry, widths: await widen(name, entry, crops[name], anew) };
  }
  await writeFile(REGISTRY, JSON.stringify(registry, null, 2) + '\n');
}

async function main(args) {
  const only = args.includes('--only') ? args.slice(args.indexOf('--only') + 1).filter((a) => !a.startsWith('--')) : null;
  const folders = (only ? args.slice(0, args.indexOf('--only')) : args).filter((a) => !a.startsWith('--'));
  if (!folders.length) throw new Error('usage: node make.mjs FOLDER... [--only NAME...] [--again]');
  await mkdir(PUBLISHED, { recursive: true });
  for (const [name, job] of Object.entries(await jobsFor(folders))) {
    if (only && !only.includes(name)) continue;
    const picture = await open(job);
    const known = (await readRegistry())[name];
    const fresh = !args.includes('--again') && (await isFresh(known, name, job.source));
    const sizes = fresh ? known : await publish(name, picture, job);
    const entry = { ...sizes, ...(await toneOf(picture.image)) };
    // Read anew: other runs may have written meanwhile.
    const sorted = Object.entries({ ...(await readRegistry()), [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(REGISTRY, JSON.stringify(Object.fromEntries(sorted), null, 2) + '\n');
    console.log(fresh ? 'kept' : 'made', name, entry.widths.join(' '), entry.tone, entry.colour);
  }
}

sharp.concurrency(1);
const args = process.argv.slice(2);
await (args[0] === '--widths' ? widenAll(args.slice(1).map(Number)) : main(args));
