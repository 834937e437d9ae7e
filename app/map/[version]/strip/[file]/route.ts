import { stripImagePath } from '@/lib/map/strip-frame';
import { stripFrames } from '@/lib/places/place-strip';
import { frameImage } from '@/lib/server/services/map/frame-image';
import { mapResponse, noPicture } from '@/lib/server/services/map/map-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, file } = await params;
  const frame = stripFrames().get(`/map//strip/${decodeURIComponent(file)}`);
  if (!frame) return noPicture();
  return mapResponse(
    version,
    (present) => stripImagePath(present, frame),
    () => frameImage(frame, stripImagePath(version, frame)),
  );
}
