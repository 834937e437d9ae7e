import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { plainFileName } from '@/lib/sales/document-file-name';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { log } from '@/lib/server/log';
import { openEmailFile } from '@/lib/server/services/contacts/email-files';
import { documentMimeType } from '@/lib/server/services/sales/document-kind';
import { isUuid } from '@/lib/text/is-uuid';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string; file: string }> }>;

const noStore = { 'cache-control': 'no-store' };
const notFound = () => Response.json({ code: 'notFound' }, { status: 404, headers: noStore });

/** Returns an attachment of an email as a download that browsers neither show nor run; 404 without the right. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file: fileId, id } = await params;
  try {
    const actor = await staffOfRequest();
    const opened = actor && isUuid(id) && isUuid(fileId) && (await openEmailFile(actor, id, fileId));
    if (!opened) return notFound();
    const { file, stream } = opened;
    const extension = file.extension ?? '';
    const base = plainFileName(file.name.replace(/\.[^.]{1,5}$/, '')) || 'file';
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
      headers: {
        ...noStore,
        'content-type': documentMimeType(extension),
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${base}.${extension}`)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    log.error({ err: error }, 'an attachment could not be sent');
    const status = error instanceof DatabaseUnavailableError ? 503 : 500;
    return new Response(null, { status, headers: noStore });
  }
}
