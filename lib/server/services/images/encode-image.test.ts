import sharp from 'sharp';
import type { ImageProblem } from './image-problem';
import { encodeImage, type EncodedImage } from './encode-image';

jest.setTimeout(60_000);

const RED = '#c01020';
const BLUE = '#1020c0';
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: BLUE } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

function expectImage(result: EncodedImage | ImageProblem): asserts result is EncodedImage {
  expect(result).toBeInstanceOf(Object);
}

async function encode(bytes: Buffer): Promise<EncodedImage> {
  const result = await encodeImage(bytes);
  expectImage(result);
  return result;
}

const fileOf = (image: EncodedImage, suffix: string) =>
  image.files.find((file) => file.suffix === suffix)?.bytes ?? Buffer.alloc(0);

it('makes AVIF in the site’s widths and one WebP, never enlarged', async () => {
  const { files, ...image } = await encode(await halves(1000, 500).jpeg().toBuffer());
  expect(image).toMatchObject({ width: 1000, height: 500, widths: [480, 750, 960, 1000] });
  expect(files.map(({ suffix }) => suffix)).toEqual(['480.avif', '750.avif', '960.avif', '1000.avif', '960.webp']);
  const facts = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(facts.map(({ format, width }) => [format, width])).toEqual([
    ...[480, 750, 960, 1000].map((width) => ['heif', width]),
    ['webp', 960],
  ]);
  expect((await encode(await halves(300, 200).png().toBuffer())).widths).toEqual([300]);
});

it('turns the photograph upright and removes place, camera and profile', async () => {
  const source = await halves(600, 300)
    .withExif({
      IFD0: { Model: 'Phone of Ada' },
      IFD3: { GPSLatitude: '41/1 23/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await encode(source);
  expect([image.width, image.height]).toEqual([300, 600]);
  for (const { bytes } of image.files) {
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Phone of Ada')).toBe(false);
  }
  // Rotated clockwise: the left half is on top.
  const { data } = await sharp(fileOf(image, '960.webp')).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue);
});

it('puts transparent images on white, and reads greys and sixteen bits', async () => {
  const clear = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { data } = await sharp(fileOf(await encode(clear), '960.webp'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const grey = await halves(500, 400).toColourspace('rgb16').greyscale().png().toBuffer();
  expect(await encode(grey)).toMatchObject({ width: 500, height: 400 });
});

it('has a placeholder of the image’s colour', async () => {
  const sea = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#1d5a69' } })
    .jpeg()
    .toBuffer();
  expect((await encode(sea)).tone).toBe('sea');
});

it('keeps a noisy photograph within its budget', async () => {
  const noise = Buffer.from(Array.from({ length: 1200 * 800 * 3 }, (_, n) => (n * 7919 + (n % 97) * (n % 89)) % 256));
  const source = await sharp(noise, { raw: { width: 1200, height: 800, channels: 3 } })
    .blur(0.7)
    .jpeg()
    .toBuffer();
  expect(fileOf(await encode(source), '1200.avif').length).toBeLessThan(90_000);
});

describe('refuses', () => {
  const whole = halves(2000, 1500).jpeg().toBuffer();
  it.each([
    ['text', () => Buffer.from('<html>Not found</html>'), 'notAnImage'],
    ['nothing', () => Buffer.alloc(0), 'notAnImage'],
    [
      'a drawing, which could name other files',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'notAnImage',
    ],
    ['another format', async () => halves(50, 50).gif().toBuffer(), 'notAnImage'],
    ['a file that is cut off', async () => (await whole).subarray(0, (await whole).length / 2), 'broken'],
    [
      'more pixels than a camera has',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: RED } })
          .png()
          .toBuffer(),
      'tooManyPixels',
    ],
  ])('%s', async (_, make, problem) => {
    expect(await encodeImage(await make())).toBe(problem);
  });
});
