import { getTranslations } from 'next-intl/server';
import type { StaffActor } from '@/lib/access/actor';
import { cleanFileName, MAX_UPLOAD_BYTES, uploadStatus, type UploadAnswer } from '@/lib/listings/images/upload-outcome';
import { bodyStream, promisedBytes, receiveFile } from '@/lib/server/http/receive-file';
import { requestLocale } from '@/lib/server/http/request-locale';
import { waitForUpload } from '@/lib/server/http/upload-turn';
import { ingestImage } from '@/lib/server/services/images/ingest-image';

export async function receiveOne(request: Request, actor: StaffActor, id: string): Promise<Response> {
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
  const turn = await waitForUpload(actor.userId, async () =>
    ingestImage(actor, id, await receiveFile(bodyStream(body), { maxBytes: MAX_UPLOAD_BYTES, promised, signal })),
  );
  return turn.isAllowed ? answer(turn.result) : answer('tooMany', turn.retryAfter);
}
