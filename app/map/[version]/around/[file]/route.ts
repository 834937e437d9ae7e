import { pointKey, shownPoints } from '@/lib/listings/map/shown-points';
import { placeFrame, placeImagePath } from '@/lib/map/place-frame';
import { frameImage } from '@/lib/server/services/map/frame-image';
import { mapResponse, noPicture } from '@/lib/server/services/map/map-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

const FILE = /^(\d{1,2}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)\.webp$/;

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, file } = await params;
  const [, latitude, longitude] = FILE.exec(decodeURIComponent(file)) ?? [];
  const at = shownPoints().get(pointKey([Number(latitude), Number(longitude)]));
  if (!at) return noPicture();
  return mapResponse(
    version,
    (present) => placeImagePath(present, at),
    () => frameImage(placeFrame(at), placeImagePath(version, at)),
  );
}
