import { appointmentRules } from '@/lib/appointments/booking-settings';
import { openDays, slotsOfDay } from '@/lib/appointments/slots';
import { addDays } from '@/lib/appointments/time-zone';
import type { AppointmentInput } from '@/lib/appointments/appointment-schema';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';

type Run = <Row>(statement: string) => Promise<readonly Row[]>;
type QueuedEmail = Readonly<{ kind: string; recipient: string; payload: Readonly<Record<string, unknown>> }>;

export const HALF_HOUR_MS = 1_800_000;

function slotsOfLongDay(): readonly number[] {
  const first = addDays(openDays(appointmentRules(), Date.now()).first, 10);
  const days = Array.from({ length: 14 }, (_, index) => slotsOfDay(appointmentRules(), addDays(first, index)));
  return days.reduce((longest, slots) => (slots.length > longest.length ? slots : longest));
}

export const slots = slotsOfLongDay();
export const [first = 0, second = 0, third = 0, fourth = 0] = slots;
let counter = 0;

export function input(changes: Partial<AppointmentInput> = {}): AppointmentInput {
  counter += 1;
  return {
    start: first,
    minutes: 30,
    name: 'Ada Puig',
    email: `ada-${counter}@example.com`,
    phone: '+34 600 000 000',
    notes: '',
    timeZone: 'America/New_York',
    locale: 'en',
    formKey: `form-key-of-test-${counter}`,
    ...changes,
  };
}

export const visitor = () => ({ ip: `192.0.2.${counter % 250}`, locale: 'en' as const });
export const book = (changes: Partial<AppointmentInput> = {}, userId: string | null = null) => {
  const request = input(changes);
  return bookAppointment(request, visitor(), userId);
};

export async function booked(changes: Partial<AppointmentInput> = {}, userId: string | null = null) {
  const result = await book(changes, userId);
  if (result.status !== 'done') throw new Error(result.code);
  return { ...result, access: { key: result.key, userId: null } };
}

export const emailsOf = (run: Run) =>
  run<QueuedEmail>('select kind, recipient, payload from jobs order by created_at, kind');

export async function soldSlots(run: Run): Promise<readonly number[]> {
  const rows = await run<{ starts_at: Date }>('select starts_at from appointment_slots order by starts_at');
  return rows.map(({ starts_at }) => new Date(starts_at).getTime());
}
