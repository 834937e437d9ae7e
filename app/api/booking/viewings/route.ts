import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isDay, wallClock } from '@/lib/appointments/time-zone';
import { OFFERED_DAYS, offeredTimes } from '@/lib/diary/offered-times';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { requestLocale } from '@/lib/server/http/request-locale';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';

const MAX_ID = 120;

/**
 * Returns free viewing times, `?listing=ID&from=2026-12-01&locale=es`: three days, from today by default. Returns none
 * instead of an error status, which browsers log.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const { zone } = appointmentRules();
  const [listing, from] = [query.get('listing'), query.get('from') ?? wallClock(Date.now(), zone).day];
  const headers = { 'cache-control': 'no-store' };
  if (!listing || listing.length > MAX_ID || !isDay(from)) {
    return Response.json({ code: 'invalid' }, { status: 422, headers });
  }
  try {
    const free = await freeTimesOf(listing, from, OFFERED_DAYS);
    const days = free ? offeredTimes(free, requestLocale(query.get('locale') ?? undefined, request), zone) : [];
    return Response.json({ days }, { headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return Response.json({ code: 'unavailable' }, { status: 503, headers });
  }
}
