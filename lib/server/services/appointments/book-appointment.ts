import 'server-only';
import { createHash } from 'node:crypto';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { slotsOfAppointment } from '@/lib/appointments/fitting-starts';
import { isBookable } from '@/lib/appointments/slots';
import type { AppointmentInput } from '@/lib/appointments/appointment-schema';
import type { BotCode } from '@/lib/forms/bot-evidence';
import { issueAppointmentKey } from '@/lib/server/data/appointment-keys';
import {
  findAppointmentByIdempotencyKey,
  insertAppointment,
  takeSlots,
  type Appointment,
} from '@/lib/server/data/appointments';
import { takeAttempt } from '@/lib/server/data/rate-limits';
import { unlessTaken } from '@/lib/server/data/slot-taken';
import { normalizeEmail } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { checkForBot } from '@/lib/server/providers/captcha/check-for-bot';
import { slowDownBeyond } from '@/lib/server/http/slow-down';
import { newReference } from './appointment-reference';
import { storeAppointmentEmails } from './appointment-emails';

export type BookAppointmentResult = Readonly<
  { status: 'done'; reference: string; key: string } | { status: 'error'; code: 'taken' | 'tooMany' | BotCode }
>;

const HOUR_SECONDS = 3_600;

/** More are bots, or should telephone. */
const limitsOf = (ip: string, email: string) => [
  { name: `book-call:address:${ip}`, limit: 20, seconds: HOUR_SECONDS },
  { name: `book-call:email:${email}`, limit: 5, seconds: 24 * HOUR_SECONDS },
];

/** All visitors; beyond it requests wait. */
const ceiling = { name: 'book-call:all', limit: 200, seconds: HOUR_SECONDS };

/** Each attempt may cost a call to the bot check. */
const triesOf = (ip: string) => [{ name: `book-call:tries:${ip}`, limit: 30, seconds: 600 }];

/** Each repeated response stores a key. */
const repeatsOf = (id: string) => [{ name: `book-call:again:${id}`, limit: 10, seconds: HOUR_SECONDS }];

/** Rolls back. */
class TooManyError extends Error {
  override readonly name = 'TooManyError';
}

/** Books an appointment and stores its emails in one transaction. A repeated form returns the first appointment. */
export async function bookAppointment(
  input: AppointmentInput,
  visitor: Visitor,
  userId: string | null,
): Promise<BookAppointmentResult> {
  const email = normalizeEmail(input.email);
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([input.formKey, email, input.start, input.minutes]))
    .digest('base64url');
  const repeated = await findAppointmentByIdempotencyKey(idempotencyKey);
  if (repeated) return again(repeated);
  const rules = appointmentRules();
  if (!isBookable(rules, input.start, input.minutes, Date.now())) return { status: 'error', code: 'taken' };
  if (!(await takeAttempt(triesOf(visitor.ip))).isAllowed) return { status: 'error', code: 'tooMany' };
  const refusal = await checkForBot({ ...input, key: input.formKey }, visitor.ip);
  if (refusal) return { status: 'error', code: refusal };
  await slowDownBeyond(ceiling);

  const booked = await unlessTaken(async () => {
    const appointment = await insertAppointment({
      reference: newReference(),
      idempotencyKey,
      userId,
      locale: input.locale,
      name: input.name,
      email,
      phone: input.phone,
      notes: input.notes || null,
      timeZone: input.timeZone ?? rules.zone,
      startsAt: new Date(input.start),
      minutes: input.minutes,
    });
    // A concurrent double click.
    if (!appointment) return { call: await findAppointmentByIdempotencyKey(idempotencyKey), isRepeated: true };
    // Counts bookings; a rollback is not counted.
    if (!(await takeAttempt(limitsOf(visitor.ip, email))).isAllowed) throw new TooManyError();
    await takeSlots(appointment.id, slotsOfAppointment(input.start, input.minutes, rules.slotMinutes));
    await storeAppointmentEmails(appointment, 'booked');
    return { call: appointment, isRepeated: false };
  }).catch((error: unknown) => {
    if (error instanceof TooManyError) return 'tooMany' as const;
    throw error;
  });
  if (booked === 'tooMany') return { status: 'error', code: booked };
  if (!booked?.call) return { status: 'error', code: 'taken' };
  if (booked.isRepeated) return again(booked.call);
  log.info({ appointment: booked.call.id, minutes: input.minutes }, 'an appointment was booked');
  return done(booked.call);
}

async function again(appointment: Appointment): Promise<BookAppointmentResult> {
  const { isAllowed } = await takeAttempt(repeatsOf(appointment.id));
  return isAllowed ? done(appointment) : { status: 'error', code: 'tooMany' };
}

async function done({ id, reference }: Appointment): Promise<BookAppointmentResult> {
  return { status: 'done', reference, key: await issueAppointmentKey(id) };
}
