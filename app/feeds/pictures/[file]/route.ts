import { makeFeedImage } from '@/lib/server/feeds/feed-image';
import { isStoredImageName } from '@/lib/site/stored-images';

/** Next's cache would drop each image when the catalogue changes. */
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const image = await makeFeedImage(file);
  if (!image) return new Response('Not found', { status: 404 });
  const isImmutable = isStoredImageName(file.replace(/(-960|-1200x600)?\.jpg$/, ''));
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControl },
  });
}
