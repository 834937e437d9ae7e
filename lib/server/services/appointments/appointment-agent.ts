import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { findCalendarStaff } from '@/lib/server/data/diary/calendars';
import { findStaff } from '@/lib/server/data/staff/staff';
import { listTeam } from '@/lib/site/team';

export async function readAgentName(
  { calendarId }: Pick<Appointment, 'calendarId'>,
  locale: Locale,
): Promise<string | null> {
  const agent = calendarId === null ? null : await findCalendarStaff(calendarId);
  const member = agent && (await findStaff(agent.userId));
  return listTeam(locale).find(({ id }) => id === member?.teamId)?.name ?? null;
}
