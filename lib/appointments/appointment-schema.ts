import * as z from 'zod/mini';
import { isTimeZone } from './time-zone';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields } from '@/lib/forms/bot-evidence-schema';
import { asPhone, emailLine, optionalText, requiredLine } from '@/lib/forms/fields';
import { similarListingsField } from '@/lib/forms/similar-listings';
import { APPOINTMENT_LIMITS, APPOINTMENT_START, type AppointmentCode } from './appointment-form';

const code = (value: AppointmentCode) => value;

const start = z.pipe(
  z.string(code('required')).check(z.regex(APPOINTMENT_START, code('required'))),
  z.transform((value) => Number(value)),
);

const minutes = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.transform((value) => Number(value)),
);

export const appointmentSchema = z.object({
  start,
  minutes,
  name: requiredLine(APPOINTMENT_LIMITS.name),
  email: emailLine(),
  phone: requiredLine(APPOINTMENT_LIMITS.phone).check(...asPhone),
  notes: optionalText(APPOINTMENT_LIMITS.notes),
  /** Time zone of the visitor; unknown zones become null. */
  timeZone: z.pipe(
    z.optional(z.string().check(z.maxLength(64))),
    z.transform((value) => (isTimeZone(value) ? value : null)),
  ),
  locale: z.enum(locales),
  /** Idempotency key of the form: sending twice books once. */
  formKey: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  ...similarListingsField,
  ...botEvidenceFields,
});

export const movingSchema = z.object({ start, reference: z.string().check(z.maxLength(20)), locale: z.enum(locales) });

export type AppointmentInput = z.output<typeof appointmentSchema>;
