import { feedImageFiles, makeFeedImage } from '@/lib/server/feeds/feed-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return feedImageFiles().map((file) => ({ file }));
}

type Context = { params: Promise<{ file: string }> };

/** JPEG images of the feed. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const image = await makeFeedImage((await params).file);
  if (!image) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  });
}
