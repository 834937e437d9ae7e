import 'server-only';
import { log } from '@/lib/server/log';
import { mapSource } from './map-source';
import type { TileImage } from './tile-image';

/** Returns a map image with an immutable URL; outdated URLs redirect to the current version. */
export async function mapResponse(
  version: string,
  pathOf: (version: string) => string,
  make: () => Promise<TileImage>,
): Promise<Response> {
  const present = mapSource().version;
  if (version !== present) {
    return new Response(null, { status: 307, headers: { location: pathOf(present), 'cache-control': 'no-store' } });
  }
  try {
    const { bytes, isStandIn } = await make();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': isStandIn ? 'no-store' : 'public, max-age=31536000, immutable',
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'a picture of the map was not drawn');
    return refusal(503, 'Unavailable');
  }
}

export const noPicture = (): Response => refusal(404, 'Not found');

const refusal = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } });
