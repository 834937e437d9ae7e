import type { FormDefinition } from '@/lib/forms/define-form';
import { checkFields, optionalLineCheck } from '@/lib/forms/field-checks';
import { APPOINTMENT_LIMITS, appointmentBookingForm, bookingChecks, type AppointmentCode } from './appointment-form';

export const VIEWING_LIMITS = { name: APPOINTMENT_LIMITS.name, phone: APPOINTMENT_LIMITS.phone, notes: 300 } as const;

export const bookableModes = ['inPerson', 'video'] as const;

export type ViewingField = 'start' | 'mode' | 'name' | 'email' | 'phone' | 'language' | 'notes' | 'similar';

export const viewingForm = {
  ...appointmentBookingForm,
  preserved: ['start', 'mode', 'name', 'email', 'phone', 'language', 'notes', 'similar'],
  check: checkFields({ ...bookingChecks, notes: optionalLineCheck(VIEWING_LIMITS.notes) }),
} as const satisfies FormDefinition<ViewingField, AppointmentCode>;
