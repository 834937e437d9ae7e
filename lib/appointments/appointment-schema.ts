import * as z from 'zod/mini';
import { isTimeZone } from './time-zone';
import { locales } from '@/lib/i18n/locales';
import { botCodes, botEvidenceFields, type BotCode } from '@/lib/forms/bot-evidence';
import { defineForm, type FormAction } from '@/lib/forms/define-form';
import { emailLine, fieldErrors, optionalText, requiredLine } from '@/lib/forms/fields';
import { cleanInput } from '@/lib/text/clean-input';

/** Characters. */
export const APPOINTMENT_LIMITS = { name: 120, phone: 40, notes: 2_000 } as const;

const MIN_PHONE_DIGITS = 7;
/** E.164 */
const MAX_PHONE_DIGITS = 15;

/** What can be wrong with an appointment; keys of the messages `scheduler.errors`. */
export const appointmentErrors = [
  ...fieldErrors,
  'invalidPhone',
  'fillRequired',
  'taken',
  'tooMany',
  'failed',
  'gone',
] as const;
export type AppointmentCode = (typeof appointmentErrors)[number] | BotCode;
export type AppointmentAction = FormAction<AppointmentCode>;

const code = (value: AppointmentCode) => value;

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
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.transform((value) => Number(value)),
);

/** Specification, section 3. */
export const appointmentSchema = z.object({
  start,
  minutes,
  name: requiredLine(APPOINTMENT_LIMITS.name),
  email: emailLine(),
  phone: requiredLine(APPOINTMENT_LIMITS.phone).check(
    z.overwrite(cleanInput),
    z.refine((value) => value === '' || isPhone(value), code('invalidPhone')),
  ),
  notes: optionalText(APPOINTMENT_LIMITS.notes),
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

const movingSchema = z.object({ start, reference: z.string().check(z.maxLength(20)), locale: z.enum(locales) });

const shared = {
  codes: [...appointmentErrors, ...botCodes],
  failure: 'failed',
  summary: { required: 'fillRequired' },
} as const;

export const bookingForm = defineForm({
  ...shared,
  schema: appointmentSchema,
  preserved: ['start', 'name', 'email', 'phone', 'notes'],
});
export const movingForm = defineForm({ ...shared, schema: movingSchema, preserved: ['start'] });

export type AppointmentInput = z.output<typeof appointmentSchema>;
export type AppointmentField = 'start' | 'name' | 'email' | 'phone' | 'notes';
