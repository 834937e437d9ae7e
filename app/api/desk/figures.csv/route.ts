import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportFigures } from '@/lib/server/services/reports/export-agency-report';
import { agencyDay } from '@/lib/appointments/agency-day';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  try {
    const actor = await staffOfRequest('figures.read');
    if (!actor) return new Response(null, { status: 404, headers: noStore });
    const now = new Date();
    const csv = await exportFigures(actor, now.getTime(), isLocale(locale) ? locale : defaultLocale);
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="figures-${agencyDay(now)}.csv"`,
        ...noStore,
      },
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
