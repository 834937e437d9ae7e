import { parseTile, tilePath } from '@/lib/map/map-tile';
import { log } from '@/lib/server/log';
import { mapSource } from '@/lib/server/services/map/map-source';
import { tileImage } from '@/lib/server/services/map/tile-image';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; zoom: string; x: string; y: string }> };

const FILE = /^(\d+)\.webp$/;

/** A tile of the map. Its address names what was drawn, so that what was seen once is never asked for again. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, zoom, x, y } = await params;
  const tile = parseTile(zoom, x, FILE.exec(y)?.[1] ?? '');
  if (!tile) return refuse(404, 'Not found');
  const source = mapSource();
  if (version !== source.version) return moved(tilePath(source.version, tile));
  try {
    const { bytes, isStandIn } = await tileImage(tile);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': isStandIn ? 'no-store' : 'public, max-age=31536000, immutable',
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'a tile of the map was not drawn');
    return refuse(503, 'Unavailable');
  }
}

/** For pages that were rendered before the map changed. */
const moved = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } });
