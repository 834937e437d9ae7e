import { agencyDay } from '@/lib/appointments/agency-day';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { exportRedirects } from '@/lib/server/services/site/read-redirects';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return answerStaff('site.edit', async (actor) =>
    fileResponse(`redirects-${agencyDay()}`, 'csv', await exportRedirects(actor)),
  );
}
