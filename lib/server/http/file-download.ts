import 'server-only';
import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { log } from '@/lib/server/log';

/** `type`: MIME type. */
type Download = Readonly<{ stream: Readable; name: string; type: string; bytes: number }>;

const noStore = { 'cache-control': 'no-store' };
const notFound = () => Response.json({ code: 'notFound' }, { status: 404, headers: noStore });

/** Browsers neither show nor run it; 404 without a file or right. `failure`: for the log. */
export async function fileDownload(open: () => Promise<Download | null>, failure: string): Promise<Response> {
  try {
    const file = await open();
    if (!file) return notFound();
    return new Response(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>, {
      headers: {
        ...noStore,
        'content-type': file.type,
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    log.error({ err: error }, failure);
    const status = error instanceof DatabaseUnavailableError ? 503 : 500;
    return new Response(null, { status, headers: noStore });
  }
}
