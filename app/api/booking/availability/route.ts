import { isMonth } from '@/lib/appointments/month';
import { isTimeZone } from '@/lib/appointments/time-zone';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { nextFreeMonth, readMonth, viewMonth } from '@/lib/server/services/appointments/availability';

/**
 * Returns the free times of a month, `?month=2026-12`; `next` is the first month with free times. Unknown zones count
 * as the office's.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [month, zone, locale] = [query.get('month'), query.get('zone'), query.get('locale')];
  const headers = { 'cache-control': 'no-store' };
  if (month !== 'next' && !isMonth(month)) return Response.json({ code: 'invalid' }, { status: 422, headers });
  try {
    const read = await readMonth(month === 'next' ? await nextFreeMonth() : month);
    const view = viewMonth(read, isLocale(locale) ? locale : defaultLocale, isTimeZone(zone) ? zone : null);
    return Response.json(view, { headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return Response.json({ code: 'unavailable' }, { status: 503, headers });
  }
}
