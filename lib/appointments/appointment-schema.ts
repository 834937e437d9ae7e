import * as z from 'zod/mini';
import { isTimeZone } from './time-zone';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields, type BotCode } from '@/lib/forms/bot-evidence';
import { emailLine, optionalText, requiredLine, type FieldCode } from '@/lib/forms/fields';
import type { FormState } from '@/lib/forms/form-state';

/** Characters. */
export const BOOKING_LIMITS = { name: 120, phone: 40, notes: 2_000 } as const;

const MIN_PHONE_DIGITS = 7;
/** E.164 */
const MAX_PHONE_DIGITS = 15;

export type AppointmentFieldCode = FieldCode | 'invalidPhone';

/** Each is a key of `booking.errors`, or of the bot check. */
export type AppointmentCode = 'fillRequired' | 'taken' | 'tooMany' | 'failed' | 'gone' | BotCode;

const code = (value: AppointmentFieldCode) => value;

/** Digits with spaces, dots, dashes, brackets, a plus, an extension. */
function isPhone(value: string): boolean {
  const number = value.replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '');
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(number) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}

/** ms since 1970. */
const start = z.pipe(
  z.string(code('required')).check(z.regex(/^\d{12,14}$/, code('required'))),
  z.transform((value) => Number(value)),
);

const minutes = z.pipe(
  z.string(code('required')).check(z.regex(/^\d{1,3}$/, code('required'))),
  z.transform((value) => Number(value)),
);

/** Specification, section 3. */
export const appointmentSchema = z.object({
  start,
  minutes,
  name: requiredLine(BOOKING_LIMITS.name),
  email: emailLine(),
  phone: requiredLine(BOOKING_LIMITS.phone).check(
    z.refine((value) => value === '' || isPhone(value), code('invalidPhone')),
  ),
  notes: optionalText(BOOKING_LIMITS.notes),
  /** The visitor's; an unknown one becomes null. */
  timeZone: z.pipe(
    z.optional(z.string().check(z.maxLength(64))),
    z.transform((value) => (isTimeZone(value) ? value : null)),
  ),
  locale: z.enum(locales),
  /** Made with the form: sending twice books once. */
  formKey: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  ...botEvidenceFields,
});

export const movingSchema = z.object({ start, reference: z.string().check(z.maxLength(20)), locale: z.enum(locales) });

/** Fields checked in the browser. */
export const appointmentFieldsSchema = z.pick(appointmentSchema, {
  start: true,
  name: true,
  email: true,
  phone: true,
  notes: true,
});
export const movingFieldsSchema = z.pick(movingSchema, { start: true });

export type AppointmentInput = z.output<typeof appointmentSchema>;
export type AppointmentField = 'start' | 'name' | 'email' | 'phone' | 'notes';
export type AppointmentState = FormState<AppointmentField, AppointmentCode | AppointmentFieldCode>;
