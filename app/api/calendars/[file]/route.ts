import { calendarFeed } from '@/lib/appointments/calendar-feed';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { translatorOf } from '@/lib/i18n/translator';
import { readSharedCalendar } from '@/lib/server/services/calendars/shared-calendar';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { siteFacts } from '@/lib/site/site-facts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The diary of an agent for her own calendar program, by its private address: times, references and initials alone. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  try {
    const events = file.endsWith('.ics') ? await readSharedCalendar(file.slice(0, -'.ics'.length)) : null;
    if (!events) return new Response(null, { status: 404, headers });
    const t = translatorOf(AGENCY_LOCALE, 'deskDiary');
    const calendar = calendarFeed(
      siteFacts().agency.name,
      events.map(({ home, initials, kind, reference, ...event }) => ({
        ...event,
        summary: [t(`kinds.${kind}`), home, initials].filter(Boolean).join(' · '),
        description: reference,
      })),
    );
    return new Response(calendar, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
  } catch (error) {
    // Programs keep what they have and come back.
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers });
    throw error;
  }
}
