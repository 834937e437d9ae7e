import { parseTile, tilePath } from '@/lib/map/map-tile';
import { mapResponse, noPicture } from '@/lib/server/services/map/map-response';
import { tileImage } from '@/lib/server/services/map/tile-image';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; zoom: string; x: string; y: string }> };

const FILE = /^(\d+)\.webp$/;

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, zoom, x, y } = await params;
  const tile = parseTile(zoom, x, FILE.exec(y)?.[1] ?? '');
  if (!tile) return noPicture();
  return mapResponse(
    version,
    (present) => tilePath(present, tile),
    () => tileImage(tile),
  );
}
