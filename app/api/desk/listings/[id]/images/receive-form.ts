import type { StaffActor } from '@/lib/access/actor';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import {
  cleanFileName,
  MAX_UPLOAD_BYTES,
  outcomeQuery,
  type UploadOutcome,
} from '@/lib/listings/images/upload-outcome';
import { promisedBytes } from '@/lib/server/http/receive-file';
import { receiveFiles } from '@/lib/server/http/receive-files';
import { requestLocale } from '@/lib/server/http/request-locale';
import { waitForUpload } from '@/lib/server/http/upload-turn';
import { ingestImage } from '@/lib/server/services/images/ingest-image';

const MAX_FILES = 20;
/** Limit of the whole form in bytes; equals deploy/nginx.conf. */
const MAX_FORM_BYTES = 104_857_600;

export async function receiveForm(request: Request, actor: StaffActor, id: string): Promise<Response> {
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
