import { agencyDay } from '@/lib/appointments/agency-day';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { exportFigures } from '@/lib/server/services/reports/export-agency-report';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  return answerStaff('figures.read', async (actor) => {
    const now = new Date();
    const csv = await exportFigures(actor, now.getTime(), isLocale(locale) ? locale : defaultLocale);
    return fileResponse(`figures-${agencyDay(now)}`, 'csv', csv);
  });
}
