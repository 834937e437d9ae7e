import { isDay } from '@/lib/appointments/time-zone';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';

const MAX_ID = 120;
/** Days with free times that are shown at first. */
const DAYS = 3;

/**
 * Times at which the agent of a listing is free to show it: `?listing=ID&from=2026-12-01`, starts (ms since 1970) of the
 * next three days that have any. 404 where nobody can be met.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [listing, from] = [query.get('listing'), query.get('from')];
  const headers = { 'cache-control': 'no-store' };
  if (!listing || listing.length > MAX_ID || !isDay(from)) {
    return Response.json({ code: 'invalid' }, { status: 422, headers });
  }
  try {
    const days = await freeTimesOf(listing, from, DAYS);
    return days ? Response.json({ days }, { headers }) : Response.json({ code: 'notFound' }, { status: 404, headers });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return Response.json({ code: 'unavailable' }, { status: 503, headers });
  }
}
