import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { saleActorOfRequest } from '@/lib/server/auth/sale-actor';
import { log } from '@/lib/server/log';
import { archiveDocuments } from '@/lib/server/services/sales/archive-documents';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ listing: string }> };

const noStore = { 'cache-control': 'no-store' };
const notFound = () => Response.json({ code: 'notFound' }, { status: 404, headers: noStore });

/** Returns 404 without the right or documents. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { listing } = await params;
  try {
    const actor = await saleActorOfRequest(listing);
    const archive = actor && (await archiveDocuments(actor, listing));
    if (!archive) return notFound();
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        ...noStore,
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="papers.zip"',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    log.error({ err: error }, 'papers could not be sent');
    const status = error instanceof DatabaseUnavailableError ? 503 : 500;
    return new Response(null, { status, headers: noStore });
  }
}
