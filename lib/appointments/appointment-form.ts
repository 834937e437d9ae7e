import { botCodes, type BotCode } from '@/lib/forms/bot-evidence';
import type { FormDefinition, FormAction } from '@/lib/forms/define-form';
import {
  checkFields,
  emailCheck,
  fieldErrors,
  optionalTextCheck,
  phoneCheck,
  requiredLineCheck,
  type FieldCheck,
} from '@/lib/forms/field-checks';

/** Maximum characters. */
export const APPOINTMENT_LIMITS = { name: 120, phone: 40, notes: 2_000 } as const;

/** ms since 1970. */
export const APPOINTMENT_START = /^\d{12,14}$/;

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
export type AppointmentField = 'start' | 'name' | 'email' | 'phone' | 'notes' | 'similar';

const startCheck: FieldCheck<AppointmentCode> = (chosen) => (APPOINTMENT_START.test(chosen) ? null : 'required');

const shared = {
  codes: [...appointmentErrors, ...botCodes],
  failure: 'failed',
  summary: { required: 'fillRequired' },
} as const;

export const bookingChecks = {
  start: startCheck,
  name: requiredLineCheck(APPOINTMENT_LIMITS.name),
  email: emailCheck,
  phone: phoneCheck(requiredLineCheck(APPOINTMENT_LIMITS.phone)),
  notes: optionalTextCheck(APPOINTMENT_LIMITS.notes),
} as const satisfies Readonly<Record<string, FieldCheck<AppointmentCode>>>;

export const appointmentBookingForm = {
  ...shared,
  preserved: ['start', 'name', 'email', 'phone', 'notes', 'similar'],
  check: checkFields(bookingChecks),
} as const satisfies FormDefinition<AppointmentField, AppointmentCode>;

export const appointmentMoveForm = {
  ...shared,
  preserved: ['start'],
  check: checkFields({ start: startCheck }),
} as const satisfies FormDefinition<'start', AppointmentCode>;
