import { plainBaseName } from '@/lib/sales/document-file-name';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { fileDownload } from '@/lib/server/http/file-download';
import { openEmailFile } from '@/lib/server/services/contacts/email-files';
import { documentMimeType } from '@/lib/server/services/sales/document-kind';
import { isUuid } from '@/lib/text/is-uuid';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string; file: string }> }>;

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file: fileId, id } = await params;
  return fileDownload(async () => {
    const actor = await staffOfRequest();
    const opened = actor && isUuid(id) && isUuid(fileId) && (await openEmailFile(actor, id, fileId));
    if (!opened) return null;
    const { bytes, extension, name } = opened.file;
    const { stream } = opened;
    return {
      stream,
      bytes,
      name: `${plainBaseName(name)}.${extension ?? ''}`,
      type: documentMimeType(extension ?? ''),
    };
  }, 'an attachment could not be sent');
}
