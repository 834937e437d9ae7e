import 'server-only';
import { appointmentRules, listTimeZones } from '@/lib/appointments/booking-settings';
import type { MonthAvailability } from '@/lib/appointments/slot-choice';
import { describeMonth, type MonthView } from '@/lib/appointments/month-view';
import { firstDayOf, lastDayOf, monthOf } from '@/lib/appointments/month';
import { freeSlots, openDays } from '@/lib/appointments/slots';
import type { Locale } from '@/lib/i18n/locales';
import { listSlotsOf, listTakenSlots } from '@/lib/server/data/diary/appointments';

/** A local day exceeds its UTC date by the zone's offset. */
const MARGIN_MS = 24 * 3_600_000;

/**
 * Includes slots of `ownAppointmentId`. Replaces a closed month with the nearest open one.
 * @throws DatabaseUnavailableError
 */
export async function readMonth(
  requested: string,
  now = Date.now(),
  ownAppointmentId?: string,
): Promise<MonthAvailability> {
  const rules = appointmentRules();
  const open = openDays(rules, now);
  const [firstMonth, lastMonth] = [monthOf(open.first), monthOf(open.last)];
  const month = requested < firstMonth ? firstMonth : requested > lastMonth ? lastMonth : requested;
  const range = { from: firstDayOf(month), to: lastDayOf(month) };
  const taken = new Set(await listTakenSlots(Date.parse(range.from) - MARGIN_MS, Date.parse(range.to) + 2 * MARGIN_MS));
  if (ownAppointmentId) for (const slot of await listSlotsOf(ownAppointmentId)) taken.delete(slot);
  return { month, firstMonth, lastMonth, days: freeSlots(rules, range, now, taken) };
}

export async function nextFreeMonth(now = Date.now()): Promise<string> {
  const rules = appointmentRules();
  const open = openDays(rules, now);
  const taken = await listTakenSlots(Date.parse(open.first) - MARGIN_MS, Date.parse(open.last) + 2 * MARGIN_MS);
  const days = Object.keys(freeSlots(rules, { from: open.first, to: open.last }, now, taken));
  return monthOf(days[0] ?? open.first);
}

export function viewMonth(read: MonthAvailability, locale: Locale, zone: string | null): MonthView {
  const { zone: officeZone, slotMinutes } = appointmentRules();
  return describeMonth(read, {
    locale,
    officeZone,
    slotMinutes,
    zone: zone ?? officeZone,
    zones: listTimeZones(locale),
  });
}
