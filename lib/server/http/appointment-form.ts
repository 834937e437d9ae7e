import 'server-only';
import type * as z from 'zod/mini';
import type { AppointmentField, AppointmentState } from '@/lib/appointments/appointment-schema';
import { fieldCodes } from '@/lib/forms/fields';

const FIELDS = ['start', 'name', 'email', 'phone', 'notes'] as const satisfies readonly AppointmentField[];
/** Longer than any limit, so that the visitor sees what was too long. */
const MAX_KEPT = 4_000;

/** What was typed, to be shown again. */
export function typedText(data: FormData): Partial<Record<AppointmentField, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = data.get(field);
      return typeof value === 'string' ? [[field, value.slice(0, MAX_KEPT)]] : [];
    }),
  );
}

/** The answer to a form that does not fit: what is wrong with which field, or that the form itself was tampered with. */
export function refuse(error: z.core.$ZodError, data: FormData): AppointmentState {
  const codes = fieldCodes(error);
  const fields = Object.fromEntries(FIELDS.flatMap((field) => (codes[field] ? [[field, codes[field]]] : [])));
  const isOfVisitor = Object.keys(fields).length > 0;
  const isSomeMissing = Object.values(fields).includes('required');
  const code = !isOfVisitor ? 'failed' : isSomeMissing ? 'fillRequired' : undefined;
  return { status: 'error', fields, values: typedText(data), ...(code && { code }) } as AppointmentState;
}
