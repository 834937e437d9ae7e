import { agencyDay } from '@/lib/appointments/agency-day';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportRedirects } from '@/lib/server/services/site/read-redirects';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

export async function GET(): Promise<Response> {
  try {
    const actor = await staffOfRequest('site.edit');
    if (!actor) return new Response(null, { status: 404, headers: noStore });
    return new Response(await exportRedirects(actor), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="redirects-${agencyDay()}.csv"`,
        ...noStore,
      },
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
