import { log } from '@/lib/server/log';
import { readImageFile } from '@/lib/server/services/images/read-image-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** Photographs that came at run time. The name holds a hash of the content: what was seen once is never asked again. */
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
