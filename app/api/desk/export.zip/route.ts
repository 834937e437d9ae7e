import { agencyDay } from '@/lib/appointments/agency-day';
import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { zipFiles } from '@/lib/server/services/export/zip-files';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  try {
    const actor = await staffOfRequest('agency.export');
    if (!actor) return new Response(null, { status: 404, headers: noStore });
    const files = await exportAgency(actor, isLocale(locale) ? locale : defaultLocale);
    const zip = Readable.toWeb(zipFiles(files, request.signal)) as ReadableStream<Uint8Array>;
    return new Response(zip, {
      headers: {
        ...noStore,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="agency-${agencyDay()}.zip"`,
      },
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
