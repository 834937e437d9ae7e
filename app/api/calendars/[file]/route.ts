import { calendarFeed } from '@/lib/appointments/calendar-feed';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { translatorOf } from '@/lib/i18n/translator';
import { readSharedCalendar } from '@/lib/server/services/calendars/shared-calendar';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { siteFacts } from '@/lib/site/site-facts';
import { linkToken } from '@/lib/text/mail-link';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Contains only times, references and initials. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  // Older addresses have the key as the file name.
  const { file } = await params;
  const key = linkToken(new URL(request.url).searchParams.get('key') ?? file.replace(/\.ics$/, ''));
  try {
    const events = key === null ? null : await readSharedCalendar(key);
    if (!events) return new Response(null, { status: 404, headers });
    const t = translatorOf(AGENCY_LOCALE, 'deskDiary');
    const calendar = calendarFeed(
      siteFacts().agency.name,
      events.map(({ listing, initials, kind, reference, ...event }) => ({
        ...event,
        summary: [t(`kinds.${kind}`), listing, initials].filter(Boolean).join(' · '),
        description: reference,
      })),
    );
    return new Response(calendar, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
  } catch (error) {
    // On 503, calendar programs retain their data and retry.
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers });
    throw error;
  }
}
