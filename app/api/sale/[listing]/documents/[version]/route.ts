import { documentFileName } from '@/lib/sales/document-file-name';
import { saleActorOfRequest } from '@/lib/server/auth/sale-actor';
import { fileDownload } from '@/lib/server/http/file-download';
import { documentMimeType } from '@/lib/server/services/sales/document-kind';
import { openDocument } from '@/lib/server/services/sales/open-document';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ listing: string; version: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { listing, version: id } = await params;
  return fileDownload(async () => {
    const actor = await saleActorOfRequest(listing);
    const opened = actor && (await openDocument(actor, listing, id));
    if (!opened) return null;
    const { stream, version } = opened;
    const { bytes, extension } = version;
    return { stream, bytes, name: documentFileName(version), type: documentMimeType(extension) };
  }, 'a paper could not be sent');
}
