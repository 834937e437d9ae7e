import { readActivityQuery } from '@/lib/access/activity-query';
import { agencyDay } from '@/lib/appointments/agency-day';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { exportActivity } from '@/lib/server/services/activity/export-activity';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  return answerStaff(undefined, async (actor) => {
    const query = readActivityQuery(Object.fromEntries(searchParams));
    const csv = await exportActivity(actor, query, isLocale(locale) ? locale : defaultLocale);
    return fileResponse(`activity-${agencyDay()}`, 'csv', csv);
  });
}
