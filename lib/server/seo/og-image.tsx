import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp, { type Sharp } from 'sharp';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { SIGN_PATH } from '@/lib/site/logo-path';

const WIDTH = 1200;
const HEIGHT = 630;
const IMAGE_WIDTH = 620;
const JPEG_QUALITY = 82;
const CHANNELS = 3;

/** `note`: legally required text. `image`: name, or null. */
export type OgImage = Readonly<{ agency: string; kicker: string; title: string; note?: string; image: string | null }>;

const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${HEIGHT}" viewBox="-22 -22.5 76 77"><path fill="#faf6ef" d="${SIGN_PATH}"/></svg>`;

const inPackages = (file: string) => path.join(process.cwd(), 'node_modules', file);

async function readFonts() {
  const [serif, sans] = await Promise.all([
    readFile(inPackages('@fontsource/fraunces/files/fraunces-latin-500-normal.woff')),
    readFile(inPackages('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  ]);
  return [
    { name: 'Fraunces', data: serif, weight: 500 as const },
    { name: 'Figtree', data: sans, weight: 500 as const },
  ];
}

let fonts: ReturnType<typeof readFonts> | undefined;

const ogFonts = () => (fonts ??= readFonts());

async function rightHalf(name: string | null): Promise<Buffer> {
  const file = name === null ? null : await readShownImage(name, '960.webp');
  return pixelsOf(file ? sharp(file).resize(IMAGE_WIDTH, HEIGHT, { fit: 'cover' }) : sharp(Buffer.from(SIGN)));
}

const pixelsOf = (image: Sharp) => image.flatten({ background: '#ebdfcb' }).toColourspace('srgb').raw().toBuffer();

/** Joins row by row: `composite` blends and takes twice as long. */
function joined(left: Buffer, right: Buffer): Sharp {
  const rows = Array.from({ length: HEIGHT }, (_, row) => [rowOf(left, row), rowOf(right, row)]).flat();
  return sharp(Buffer.concat(rows), { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } });
}

function rowOf(pixels: Buffer, row: number): Buffer {
  const length = pixels.length / HEIGHT;
  return pixels.subarray(row * length, (row + 1) * length);
}

export async function renderOgImage({ agency, kicker, title, note, image: cover }: OgImage): Promise<Buffer> {
  const texts = new ImageResponse(
    <div
      tw="flex flex-col justify-between w-full h-full"
      style={{ background: '#faf6ef', color: '#1f2a30', padding: 56 }}
    >
      <div tw="flex items-center" style={{ fontFamily: 'Fraunces', fontSize: 34 }}>
        <svg viewBox="0 0 32 32" width="44" height="44" style={{ marginRight: 16 }}>
          <path fill="#1f2a30" d={SIGN_PATH} />
        </svg>
        {agency}
      </div>
      <div tw="flex flex-col">
        <div style={{ fontFamily: 'Fraunces', fontSize: title.length > 44 ? 46 : 56, lineHeight: 1.12 }}>{title}</div>
        <div style={{ fontFamily: 'Figtree', fontSize: 28, color: '#55606a', marginTop: 24 }}>{kicker}</div>
        {note && (
          <div style={{ fontFamily: 'Figtree', fontSize: 20, lineHeight: 1.4, color: '#55606a', marginTop: 16 }}>
            {note}
          </div>
        )}
      </div>
    </div>,
    {
      width: WIDTH - IMAGE_WIDTH,
      height: HEIGHT,
      fonts: await ogFonts(),
    },
  );
  const left = await pixelsOf(sharp(Buffer.from(await texts.arrayBuffer())));
  return joined(left, await rightHalf(cover))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
