import { agencyDay } from '@/lib/appointments/agency-day';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { readActivityQuery } from '@/lib/access/activity-query';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportActivity } from '@/lib/server/services/activity/export-activity';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };
const notFound = () => new Response(null, { status: 404, headers: noStore });

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  try {
    const actor = await staffOfRequest();
    if (!actor) return notFound();
    const query = readActivityQuery(Object.fromEntries(searchParams));
    const csv = await exportActivity(actor, query, isLocale(locale) ? locale : defaultLocale);
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="activity-${agencyDay()}.csv"`,
        ...noStore,
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
