import 'server-only';
import type { MapPoint } from '@/content/types/map-plan';
import { drawTile } from '@/lib/map/draw-tile';
import { tilesOf, type MapFrame } from '@/lib/map/map-frame';
import { placeFrame } from '@/lib/map/place-frame';
import { ByteCache } from '@/lib/server/storage/byte-cache';
import { composeTiles } from './compose-tiles';
import { renderTile } from './map-source';
import { tileImage, type TileImage } from './tile-image';

const CACHE_BYTES = 8 * 1024 * 1024;

const cache = new ByteCache(CACHE_BYTES);

/**
 * Returns WebP composed of tiles; `key` is its path.
 * @throws TooBusyError
 */
export async function frameImage(frame: MapFrame, key: string): Promise<TileImage> {
  const cached = cache.get(key);
  if (cached) return { bytes: cached, isStandIn: false };
  const tiles = tilesOf(frame);
  const images = await Promise.all(tiles.map(tileImage));
  const composed = await composeTiles(
    frame,
    tiles,
    images.map(({ bytes }) => bytes),
  );
  const bytes = await composed.webp({ quality: 80 }).toBuffer();
  const isStandIn = images.some((image) => image.isStandIn);
  if (!isStandIn) cache.set(key, bytes);
  return { bytes, isStandIn };
}

/** Returns JPEG of the orientation map, also with `MAP_TILES`: a licence for a website may not include print. */
export async function printedPlaceImage(at: MapPoint): Promise<Buffer> {
  const frame = placeFrame(at);
  const tiles = tilesOf(frame);
  const images: Buffer[] = [];
  for (const tile of tiles) images.push(await renderTile(drawTile(tile)));
  return (await composeTiles(frame, tiles, images)).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
}
