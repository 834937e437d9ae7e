import type { Form } from '@/lib/forms/define-form';
import { checkFields, optionalLineCheck } from '@/lib/forms/field-checks';
import { APPOINTMENT_LIMITS, bookingForm, bookingChecks, type AppointmentCode } from './appointment-form';

/** Characters. */
export const VIEWING_LIMITS = { name: APPOINTMENT_LIMITS.name, phone: APPOINTMENT_LIMITS.phone, notes: 300 } as const;

export const viewingModes = ['inPerson', 'video'] as const;

export type ViewingField = 'start' | 'mode' | 'name' | 'email' | 'phone' | 'language' | 'notes';

/** A viewing that a visitor asks for, as the browser knows it. */
export const viewingForm = {
  ...bookingForm,
  preserved: ['start', 'mode', 'name', 'email', 'phone', 'language', 'notes'],
  check: checkFields({ ...bookingChecks, notes: optionalLineCheck(VIEWING_LIMITS.notes) }),
} as const satisfies Form<ViewingField, AppointmentCode>;
