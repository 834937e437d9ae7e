import 'server-only';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { MapTile } from '@/lib/map/map-tile';
import { guardedFetch } from '@/lib/server/http/guarded-fetch';

const LIMITS = { maxBytes: 512 * 1024, timeoutMs: 4_000 };

const PAUSE_MS = 30_000;

const SIDES: readonly (number | undefined)[] = [256, 512];
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];

const NO_TILE: readonly number[] = [204, 404, 410];

export class PausedServiceError extends Error {
  override readonly name = 'PausedServiceError';
}

/**
 * Returns a tile reader; null for a missing tile. It throws on an invalid response, then for 30 seconds without a
 * request.
 */
export function serviceTiles(template: string): (tile: MapTile) => Promise<Buffer | null> {
  let pausedUntil = 0;
  return async ({ x, y, zoom }) => {
    if (Date.now() < pausedUntil) throw new PausedServiceError();
    const url = template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
    try {
      const response = await guardedFetch(url, LIMITS);
      if (response.status === 200) return await toWebp(await buffer(response.body));
      response.body.destroy();
      if (NO_TILE.includes(response.status)) return null;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      throw error;
    }
  };
}

/** @throws Error when the bytes are no tile, regardless of the content type. */
async function toWebp(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: 512 * 512 });
  const { format, height, width } = await image.metadata();
  if (!FORMATS.includes(format) || width !== height || !SIDES.includes(width)) throw new Error('no tile');
  return image.webp({ quality: 80 }).toBuffer();
}
