import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { SIGN_PATH } from '@/lib/site/logo-path';

/** px. */
const WIDTH = 1200;
const HEIGHT = 630;
const IMAGE_WIDTH = 620;
const JPEG_QUALITY = 82;

/** `note`: what an advertisement has to say. `image`: a name; null where there is none. */
export type OgImage = Readonly<{ agency: string; kicker: string; title: string; note?: string; image: string | null }>;

/** In place of a photo: the agency's sign. */
const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${HEIGHT}" viewBox="-22 -22.5 76 77"><path fill="#faf6ef" d="${SIGN_PATH}"/></svg>`;

const inPackages = (file: string) => path.join(process.cwd(), 'node_modules', file);

const readFonts = () =>
  Promise.all([
    readFile(inPackages('@fontsource/fraunces/files/fraunces-latin-500-normal.woff')),
    readFile(inPackages('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  ]);

/** Pixels of an image for the right half; null if a stored one is gone. */
async function readPhoto(name: string) {
  const file = await readShownImage(name, '960.webp');
  if (!file) return null;
  const { data, info } = await sharp(file)
    .resize(IMAGE_WIDTH, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Open Graph image: JPEG, 1200 by 630 px, made at build time or when first asked for. */
export async function renderOgImage({ agency, kicker, title, note, image: cover }: OgImage): Promise<Buffer> {
  const [serif, sans] = await readFonts();
  const photo = cover === null ? null : await readPhoto(cover);
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
      fonts: [
        { name: 'Fraunces', data: serif, weight: 500 },
        { name: 'Figtree', data: sans, weight: 500 },
      ],
    },
  );
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ebdfcb' } })
    .composite([
      { input: Buffer.from(await texts.arrayBuffer()), left: 0, top: 0 },
      { ...(photo ?? { input: Buffer.from(SIGN) }), left: WIDTH - IMAGE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
