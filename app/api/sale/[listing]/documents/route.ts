import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { salePath } from '@/lib/i18n/routes';
import { plainFileName } from '@/lib/sales/document-file-name';
import { MAX_DOCUMENT_BYTES, type DocumentOutcome } from '@/lib/sales/document-outcome';
import { saleActorOfRequest } from '@/lib/server/auth/sale-actor';
import { promisedBytes } from '@/lib/server/http/receive-file';
import { receiveFiles } from '@/lib/server/http/receive-files';
import { requestLocale } from '@/lib/server/http/request-locale';
import { waitForUpload } from '@/lib/server/http/upload-turn';
import { log } from '@/lib/server/log';
import { addDocument } from '@/lib/server/services/sales/add-document';
import type { SaleActor } from '@/lib/server/auth/sale-actor';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ listing: string }> };

/** Bytes allowed for the form fields in addition to the file. */
const FORM_BYTES = 100_000;
const MAX_NAME = 120;
const headers = { 'cache-control': 'no-store' };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { listing } = await params;
  try {
    const actor = await saleActorOfRequest(listing);
    if (!actor) return Response.json({ code: 'notFound' }, { status: 404, headers });
    const { name, outcome } = await receive(request, actor, listing).catch(notTaken);
    const page = actor.kind === 'staff' ? deskPath('homes', listing, 'sale') : salePath(listing, 'papers');
    const query = new URLSearchParams({ outcome, ...(name && { file: name }) });
    const location = localizedHref(requestLocale(undefined, request), `${page}?${query.toString()}#upload`);
    return new Response(null, { status: 303, headers: { ...headers, location } });
  } catch (error) {
    if (error instanceof RightError) return Response.json({ code: 'notFound' }, { status: 404, headers });
    log.error({ err: error }, 'who sends a paper could not be read');
    const status = error instanceof DatabaseUnavailableError ? 503 : 500;
    return Response.json({ code: status === 503 ? 'unavailable' : 'failed' }, { status, headers });
  }
}

type Received = Readonly<{ outcome: DocumentOutcome; name?: string }>;

function notTaken(error: unknown): Received {
  if (error instanceof RightError) throw error;
  log.error({ err: error }, 'a paper could not be taken');
  return { outcome: 'failed' };
}

async function receive(request: Request, actor: SaleActor, listing: string): Promise<Received> {
  if ((promisedBytes(request) ?? 0) > MAX_DOCUMENT_BYTES + FORM_BYTES) return { outcome: 'tooLarge' };
  const turn = await waitForUpload(actor.userId, () =>
    receiveFiles(request, { maxBytes: MAX_DOCUMENT_BYTES, maxFiles: 1 }),
  );
  if (!turn.isAllowed) return { outcome: 'tooMany' };
  if (!turn.result) return { outcome: 'cut' };
  const { fields, files, isCut } = turn.result;
  const [file] = files;
  if (!file) return { outcome: isCut ? 'cut' : 'nothing' };
  const [kind = '', value = ''] = (fields.target ?? '').split(':');
  const target = (name: string) => (kind === name ? value : '');
  const outcome = await addDocument(actor, listing, file.received, {
    folder: target('folder'),
    documentType: target('paper'),
    document: target('document'),
    name: fields.name ?? '',
  });
  return { outcome, name: plainFileName(file.name).slice(0, MAX_NAME) };
}
