import 'server-only';
import { randomUUID } from 'node:crypto';
import { appointmentRules, listTimeZones, type NamedZone } from '@/lib/appointments/booking-settings';
import { readChoice, type SlotChoice } from '@/lib/appointments/slot-choice';
import type { MonthView } from '@/lib/appointments/month-view';
import type { Locale } from '@/lib/i18n/locales';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { nextFreeMonth, readMonth, viewMonth } from './availability';

export type SchedulerView = Readonly<{
  initial: MonthView | null;
  choice: SlotChoice;
  zones: readonly NamedZone[];
  formKey: string;
}>;

type Query = Parameters<typeof readChoice>[0];
type Moving = Readonly<{ id: string; minutes: number }>;

export async function readScheduler(query: Query, locale: Locale, moving?: Moving): Promise<SchedulerView> {
  const requested = readChoice(query, appointmentRules().lengths);
  const choice = moving ? { ...requested, minutes: moving.minutes } : requested;
  return {
    initial: await readInitial(choice, locale, moving?.id),
    choice,
    zones: listTimeZones(locale),
    formKey: randomUUID(),
  };
}

async function readInitial(choice: SlotChoice, locale: Locale, ownAppointmentId?: string): Promise<MonthView | null> {
  try {
    const read = await readMonth(choice.month ?? (await nextFreeMonth()), Date.now(), ownAppointmentId);
    return viewMonth(read, locale, choice.zone);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return null;
    throw error;
  }
}
