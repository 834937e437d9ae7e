import { Readable } from 'node:stream';
import { agencyDay } from '@/lib/appointments/agency-day';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { zipFiles } from '@/lib/server/services/export/zip-files';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  return answerStaff('agency.export', async (actor) => {
    const files = await exportAgency(actor, isLocale(locale) ? locale : defaultLocale);
    const zip = Readable.toWeb(zipFiles(files, request.signal)) as ReadableStream<Uint8Array>;
    return fileResponse(`agency-${agencyDay()}`, 'zip', zip);
  });
}
