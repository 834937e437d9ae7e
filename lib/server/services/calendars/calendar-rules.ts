import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { OpenRules } from '@/lib/diary/open-spans';
import type { CalendarRule } from '@/lib/server/data/diary/calendars';

/** Own hours replace those of the office; holidays always apply. */
export function openRulesOf(own: readonly CalendarRule[]): OpenRules {
  const { closedDays, holidays, hours, zone } = appointmentRules();
  if (own.length === 0) return { closedDays, holidays, hours, zone };
  return {
    closedDays,
    holidays,
    zone,
    hours: own.map(({ closes, opens, weekday }) => ({ days: [weekday], opens, closes })),
  };
}

/** A listing has no holidays; null means visits at any time. */
export function visitRulesOf(own: readonly CalendarRule[]): OpenRules | null {
  return own.length === 0 ? null : { ...openRulesOf(own), holidays: [], closedDays: [] };
}
