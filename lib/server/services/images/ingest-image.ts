import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { UploadCode } from '@/lib/listings/images/upload-outcome';
import type { ReceivedFile, ReceiveProblem } from '@/lib/server/http/receive-file';
import { requireRight } from '@/lib/server/services/access/with-right';
import { addImage } from './add-image';

/**
 * Stores an uploaded image and deletes the upload.
 * @throws RightError
 */
export async function ingestImage(
  actor: Actor,
  id: string,
  received: ReceivedFile | ReceiveProblem | 'tooMany',
  selection?: readonly string[],
): Promise<UploadCode> {
  if (typeof received === 'string') return received;
  try {
    requireRight(actor, 'listing.edit');
    const result = await addImage(actor, id, received, selection);
    return result.status === 'refused' ? result.problem : result.status;
  } finally {
    await received.discard();
  }
}
