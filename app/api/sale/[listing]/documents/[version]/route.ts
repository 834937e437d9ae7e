import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { documentFileName } from '@/lib/sales/document-file-name';
import { saleActorOfRequest } from '@/lib/server/auth/sale-actor';
import { log } from '@/lib/server/log';
import { documentMimeType } from '@/lib/server/services/sales/document-kind';
import { openDocument } from '@/lib/server/services/sales/open-document';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ listing: string; version: string }> };

const noStore = { 'cache-control': 'no-store' };
const notFound = () => Response.json({ code: 'notFound' }, { status: 404, headers: noStore });

/** Returns a sale document as a download that browsers neither show nor run; 404 without the right. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { listing, version: id } = await params;
  try {
    const actor = await saleActorOfRequest(listing);
    const opened = actor && (await openDocument(actor, listing, id));
    if (!opened) return notFound();
    const { stream, version } = opened;
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
      headers: {
        ...noStore,
        'content-type': documentMimeType(version.extension),
        'content-length': String(version.bytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(documentFileName(version))}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    log.error({ err: error }, 'a paper could not be sent');
    const status = error instanceof DatabaseUnavailableError ? 503 : 500;
    return new Response(null, { status, headers: noStore });
  }
}
