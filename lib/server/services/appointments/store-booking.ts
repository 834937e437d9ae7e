import 'server-only';
import { createHash } from 'node:crypto';
import type { BotCode } from '@/lib/forms/bot-evidence';
import type { BotEvidence } from '@/lib/forms/bot-evidence-schema';
import { issueAppointmentKey } from '@/lib/server/data/diary/appointment-keys';
import {
  findAppointmentByIdempotencyKey,
  insertAppointment,
  type Appointment,
  type NewAppointment,
} from '@/lib/server/data/diary/appointments';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { throttle } from '@/lib/server/http/throttle';
import { log } from '@/lib/server/log';
import { checkForBot } from '@/lib/server/providers/captcha/check-for-bot';
import { orRefusal } from '@/lib/server/services/calendars/reserve-time';
import { newReference } from './appointment-reference';
import { storeAppointmentEmails } from './appointment-emails';

export type BookAppointmentResult = Readonly<
  { status: 'done'; reference: string; key: string } | { status: 'error'; code: 'taken' | 'tooMany' | BotCode }
>;

const HOUR_SECONDS = 3_600;

/** Each booking blocks a time and emails an address that is not verified. */
const limitsOf = (ip: string, email: string) => [
  { name: `book-call:address:${ip}`, limit: 6, seconds: HOUR_SECONDS },
  { name: `book-call:email:${email}`, limit: 5, seconds: 24 * HOUR_SECONDS },
];

const ceiling = { name: 'book-call:all', limit: 200, seconds: HOUR_SECONDS };

const triesOf = (ip: string) => [{ name: `book-call:tries:${ip}`, limit: 30, seconds: 600 }];

const repeatsOf = (id: string) => [{ name: `book-call:again:${id}`, limit: 10, seconds: HOUR_SECONDS }];

class TooManyError extends Error {
  override readonly name = 'TooManyError';
}

type Booking = Readonly<{
  appointment: Omit<NewAppointment, 'idempotencyKey' | 'reference'>;
  same: readonly unknown[];
  evidence: BotEvidence & Readonly<{ formKey: string }>;
  isOpen: () => boolean | Promise<boolean>;
  /** Runs in the transaction of a stored appointment. */
  alsoStore?: () => Promise<void>;
  /** Reserves the time, or throws. */
  hold: (appointment: Appointment) => Promise<void>;
}>;

/** Returns the first appointment for a repeated form. */
export async function storeBooking(
  { alsoStore, appointment: wanted, evidence, hold, isOpen, same }: Booking,
  { ip }: Pick<Visitor, 'ip'>,
): Promise<BookAppointmentResult> {
  const idempotencyKey = createHash('sha256').update(JSON.stringify(same)).digest('base64url');
  const repeated = await findAppointmentByIdempotencyKey(idempotencyKey);
  if (repeated) return again(repeated);
  if (!(await isOpen())) return { status: 'error', code: 'taken' };
  if (!(await countAttempt(triesOf(ip))).isAllowed) return { status: 'error', code: 'tooMany' };
  const refusal = await checkForBot({ ...evidence, key: evidence.formKey, email: wanted.email }, ip);
  if (refusal) return { status: 'error', code: refusal };
  await throttle(ceiling);

  const store = async () => {
    const appointment = await insertAppointment({ ...wanted, reference: newReference(), idempotencyKey });
    // A concurrent double click.
    if (!appointment) return { stored: await findAppointmentByIdempotencyKey(idempotencyKey), isRepeated: true };
    // Counts only bookings: a rollback undoes the count.
    if (!(await countAttempt(limitsOf(ip, wanted.email))).isAllowed) throw new TooManyError();
    await hold(appointment);
    await storeAppointmentEmails(appointment, 'booked');
    await alsoStore?.();
    return { stored: appointment, isRepeated: false };
  };
  const booked = await orRefusal(nullIfTaken(store)).catch((error: unknown) => {
    if (error instanceof TooManyError) return 'tooMany' as const;
    throw error;
  });
  if (booked === 'tooMany') return { status: 'error', code: booked };
  if (booked === null || typeof booked === 'string' || !booked.stored) return { status: 'error', code: 'taken' };
  if (booked.isRepeated) return again(booked.stored);
  const { id, kind, minutes } = booked.stored;
  log.info({ appointment: id, kind, minutes }, 'an appointment was booked');
  return done(booked.stored);
}

async function again(appointment: Appointment): Promise<BookAppointmentResult> {
  const { isAllowed } = await countAttempt(repeatsOf(appointment.id));
  return isAllowed ? done(appointment) : { status: 'error', code: 'tooMany' };
}

async function done({ id, reference }: Appointment): Promise<BookAppointmentResult> {
  return { status: 'done', reference, key: await issueAppointmentKey(id) };
}
