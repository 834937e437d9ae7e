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

const inPackages = (file: string) => path.join(process.cwd(), 'node_modules', file);

const readFonts = () =>
  Promise.all([
    readFile(inPackages('@fontsource/fraunces/files/fraunces-latin-500-normal.woff')),
    readFile(inPackages('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  ]);

/** Data URL of an image, cropped to the right half; null if a stored one is gone. */
async function imageData(name: string): Promise<string | null> {
  const file = await readShownImage(name, '960.webp');
  if (!file) return null;
  const jpeg = await sharp(file).resize(IMAGE_WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Open Graph image: JPEG, 1200 by 630 px, made at build time or when first asked for. */
export async function renderOgImage({ agency, kicker, title, note, image: cover }: OgImage): Promise<Buffer> {
  const [serif, sans] = await readFonts();
  const photo = cover && (await imageData(cover));
  const image = new ImageResponse(
    <div tw="flex w-full h-full" style={{ background: '#faf6ef', color: '#1f2a30' }}>
      <div tw="flex flex-col justify-between" style={{ width: WIDTH - IMAGE_WIDTH, padding: 56 }}>
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
      </div>
      {photo ? (
        <img src={photo} width={IMAGE_WIDTH} height={HEIGHT} alt="" />
      ) : (
        <div
          tw="flex items-center justify-center"
          style={{ background: '#ebdfcb', width: IMAGE_WIDTH, height: HEIGHT }}
        >
          <svg viewBox="0 0 32 32" width="260" height="260">
            <path fill="#faf6ef" d={SIGN_PATH} />
          </svg>
        </div>
      )}
    </div>,
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: [
        { name: 'Fraunces', data: serif, weight: 500 },
        { name: 'Figtree', data: sans, weight: 500 },
      ],
    },
  );
  return sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}
