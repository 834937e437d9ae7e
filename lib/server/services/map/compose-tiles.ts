import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_SIZE } from '@/lib/map/draw-tile';
import type { tilesOf, MapFrame } from '@/lib/map/map-frame';
import { TILE_SIZE } from '@/lib/map/mercator';

const DENSITY = IMAGE_SIZE / TILE_SIZE;

export async function composeTiles(
  frame: MapFrame,
  tiles: ReturnType<typeof tilesOf>,
  images: readonly Buffer[],
): Promise<Sharp> {
  const [left, top] = [Math.min(...tiles.map((tile) => tile.left)), Math.min(...tiles.map((tile) => tile.top))];
  const side = (starts: readonly number[]) => (Math.max(...starts) - Math.min(...starts)) * DENSITY + IMAGE_SIZE;
  const parts = await Promise.all(
    images.map(async (bytes, index) => ({
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
  return sharp(whole).extract({
    left: -left * DENSITY,
    top: -top * DENSITY,
    width: frame.width * DENSITY,
    height: frame.height * DENSITY,
  });
}
