import 'server-only';
import { drawTile } from '@/lib/map/draw-tile';
import { tilePath, type MapTile } from '@/lib/map/map-tile';
import { log } from '@/lib/server/log';
import { ByteCache } from '@/lib/server/storage/byte-cache';
import { limitWork } from './limit-work';
import { mapSource, renderTile } from './map-source';
import { PausedServiceError } from './service-tiles';

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 24 * MEGABYTE;

const AT_ONCE = 2;
const WAITING = 100;

const cache = new ByteCache(CACHE_BYTES);
const limited = limitWork(AT_ONCE, WAITING);
const underway = new Map<string, Promise<TileImage>>();

/** `isStandIn`: the orientation map replaces an unreadable tile. */
export type TileImage = Readonly<{ bytes: Buffer; isStandIn: boolean }>;

/**
 * Returns WebP. Concurrent requests for a tile share one rendering.
 * @throws TooBusyError
 */
export function tileImage(tile: MapTile): Promise<TileImage> {
  const key = tilePath(mapSource().version, tile);
  const cached = cache.get(key);
  if (cached) return Promise.resolve({ bytes: cached, isStandIn: false });
  const known = underway.get(key);
  if (known) return known;
  const made = limited(() => makeTile(tile))
    .then((image) => {
      if (!image.isStandIn) cache.set(key, image.bytes);
      return image;
    })
    .finally(() => underway.delete(key));
  underway.set(key, made);
  return made;
}

async function makeTile(tile: MapTile): Promise<TileImage> {
  const { read } = mapSource();
  const orientation = () => renderTile(drawTile(tile));
  if (!read) return { bytes: await orientation(), isStandIn: false };
  try {
    return { bytes: (await read(tile)) ?? (await orientation()), isStandIn: false };
  } catch (error) {
    if (!(error instanceof PausedServiceError)) log.warn({ err: error }, 'a tile of MAP_TILES cannot be read');
    return { bytes: await orientation(), isStandIn: true };
  }
}
