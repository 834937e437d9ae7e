import { isMonth } from '@/lib/appointments/month';
import { DatabaseUnavailableError } from '@/lib/server/db/errors';
import { nextFreeMonth, readMonth } from '@/lib/server/services/appointments/availability';

/** Free times of a month, `?month=2026-12`; `?month=next` is the first that has any. */
export async function GET(request: Request): Promise<Response> {
  const month = new URL(request.url).searchParams.get('month');
  const headers = { 'cache-control': 'no-store' };
  if (month !== 'next' && !isMonth(month)) return Response.json({ code: 'INVALID' }, { status: 422, headers });
  try {
    return Response.json(await readMonth(month === 'next' ? await nextFreeMonth() : month), { headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return Response.json({ code: 'UNAVAILABLE' }, { status: 503, headers });
  }
}
