import { log } from '@/lib/server/log';
import { readImageFile } from '@/lib/server/services/images/read-image-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** The name contains a content hash, so the image is cached permanently. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  try {
    const bytes = await readImageFile(file);
    if (!bytes) return refuse(404, 'Not found');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  } catch (error) {
    log.error({ err: error }, 'the storage is unavailable');
    return refuse(503, 'Unavailable');
  }
}

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } });
