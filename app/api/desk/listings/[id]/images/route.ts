import { staffOfRequest } from '@/lib/server/auth/current-staff';
import type { StaffActor } from '@/lib/access/actor';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { refuseFile } from '@/lib/server/http/refuse-file';
import { requestLocale } from '@/lib/server/http/request-locale';
import { log } from '@/lib/server/log';
import { getTranslations } from 'next-intl/server';
import { MAX_IMAGES } from '@/lib/listings/images/image-set';
import {
  cleanFileName,
  MAX_UPLOAD_BYTES,
  uploadStatus,
  type UploadAnswer,
  outcomeQuery,
  type UploadOutcome,
} from '@/lib/listings/images/upload-outcome';
import { bodyStream, promisedBytes, receiveFile } from '@/lib/server/http/receive-file';
import { waitForUpload } from '@/lib/server/http/upload-turn';
import { ingestImage } from '@/lib/server/services/images/ingest-image';
import { receiveFiles } from '@/lib/server/http/receive-files';

const MAX_FILES = 20;
/** Limit of the whole form in bytes; equals deploy/nginx.conf. */
const MAX_FORM_BYTES = 104_857_600;

async function receiveForm(request: Request, actor: StaffActor, id: string): Promise<Response> {
  const locale = requestLocale(undefined, request);
  const isTooLarge = (promisedBytes(request) ?? 0) > MAX_FORM_BYTES;
  const turn = isTooLarge
    ? null
    : await waitForUpload(actor.userId, () =>
        receiveFiles(request, { maxBytes: MAX_UPLOAD_BYTES, maxFiles: MAX_FILES }),
      );
  const outcomes: UploadOutcome[] = [];
  if (isTooLarge) outcomes.push({ code: 'formTooLarge', file: '' });
  else if (!turn?.isAllowed) outcomes.push({ code: 'tooMany', file: '' });
  else if (!turn.result) outcomes.push({ code: 'cut', file: '' });
  else {
    for (const { name, received } of turn.result.files) {
      outcomes.push({ code: await ingestImage(actor, id, received), file: cleanFileName(name) });
    }
    if (outcomes.length === 0) outcomes.push({ code: turn.result.isCut ? 'cut' : 'nothing', file: '' });
  }
  const location = localizedHref(locale, `${deskPath('homes', id, 'images')}?${outcomeQuery(outcomes)}`);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

/**
 * Receives one image as the body, with `?name=` and the marks of the selected files in `?selection=`. A stored image answers
 * `known`.
 */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return forEditors(request, id, (actor) => receiveOne(request, actor, id));
}

/** Receives images without JavaScript; redirects to their page with the results. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return forEditors(request, id, (actor) => receiveForm(request, actor, id));
}

async function forEditors(
  request: Request,
  id: string,
  receive: (actor: StaffActor) => Promise<Response>,
): Promise<Response> {
  const page = localizedHref(requestLocale(undefined, request), deskPath('homes', id, 'images'));
  try {
    const actor = await staffOfRequest('listing.edit');
    if (!actor) return refuseFile(request, { status: 404, code: 'notFound', page });
    return await receive(actor);
  } catch (error) {
    log.error({ err: error }, 'a photograph could not be taken');
    const isOutage = error instanceof DatabaseUnavailableError;
    return Response.json(
      { code: isOutage ? 'unavailable' : 'failed' },
      { status: isOutage ? 503 : 500, headers: { 'cache-control': 'no-store' } },
    );
  }
}

async function receiveOne(request: Request, actor: StaffActor, id: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const file = cleanFileName(searchParams.get('name') ?? '');
  const t = await getTranslations({ locale: requestLocale(undefined, request), namespace: 'deskImages.outcomes' });
  const answer = (outcome: UploadAnswer['code'], retryAfter?: number) =>
    Response.json({ code: outcome, message: t(outcome, { file }) } satisfies UploadAnswer, {
      status: uploadStatus(outcome),
      headers: { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) },
    });
  const promised = promisedBytes(request);
  if (promised !== undefined && promised > MAX_UPLOAD_BYTES) return answer('tooLarge');
  const { body, signal } = request;
  if (!body) return answer('empty');
  const selection = searchParams.get('selection')?.split('.').slice(0, MAX_IMAGES);
  const turn = await waitForUpload(actor.userId, async () => {
    const received = await receiveFile(bodyStream(body), { maxBytes: MAX_UPLOAD_BYTES, promised, signal });
    return ingestImage(actor, id, received, selection);
  });
  return turn.isAllowed ? answer(turn.result) : answer('tooMany', turn.retryAfter);
}
