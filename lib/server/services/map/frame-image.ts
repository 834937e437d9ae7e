import 'server-only';
import sharp from 'sharp';
import { IMAGE_SIZE } from '@/lib/map/draw-tile';
import { tilesOf, type MapFrame } from '@/lib/map/map-frame';
import { TILE_SIZE } from '@/lib/map/mercator';
import { TileCache } from './tile-cache';
import { tileImage, type TileImage } from './tile-image';

const CACHE_BYTES = 8 * 1024 * 1024;

const cache = new TileCache(CACHE_BYTES);

const DENSITY = IMAGE_SIZE / TILE_SIZE;

/**
 * Returns WebP composed of tiles; `key` is its path.
 * @throws TooBusyError
 */
export async function frameImage(frame: MapFrame, key: string): Promise<TileImage> {
  const cached = cache.get(key);
  if (cached) return { bytes: cached, isStandIn: false };
  const tiles = tilesOf(frame);
  const images = await Promise.all(tiles.map(tileImage));
  const [left, top] = [Math.min(...tiles.map((tile) => tile.left)), Math.min(...tiles.map((tile) => tile.top))];
  const side = (starts: readonly number[]) => (Math.max(...starts) - Math.min(...starts)) * DENSITY + IMAGE_SIZE;
  const parts = await Promise.all(
    images.map(async ({ bytes }, index) => ({
      input: await sharp(bytes).resize(IMAGE_SIZE).toBuffer(),
      left: ((tiles[index]?.left ?? 0) - left) * DENSITY,
      top: ((tiles[index]?.top ?? 0) - top) * DENSITY,
    })),
  );
  const whole = await sharp({
    create: {
      width: side(tiles.map((tile) => tile.left)),
      height: side(tiles.map((tile) => tile.top)),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(parts)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp(whole)
    .extract({
      left: -left * DENSITY,
      top: -top * DENSITY,
      width: frame.width * DENSITY,
      height: frame.height * DENSITY,
    })
    .webp({ quality: 80 })
    .toBuffer();
  const isStandIn = images.some((image) => image.isStandIn);
  if (!isStandIn) cache.set(key, bytes);
  return { bytes, isStandIn };
}
