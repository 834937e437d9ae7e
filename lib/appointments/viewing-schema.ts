import * as z from 'zod/mini';
import { optionalLine } from '@/lib/forms/fields';
import { locales } from '@/lib/i18n/locales';
import { appointmentSchema } from './appointment-schema';
import { VIEWING_LIMITS, bookableModes } from './viewing-form';

export const viewingSchema = z.extend(z.omit(appointmentSchema, { minutes: true }), {
  mode: z.enum(bookableModes),
  language: z.enum(locales),
  notes: optionalLine(VIEWING_LIMITS.notes),
  listingId: z.string().check(z.maxLength(120)),
});

export type ViewingInput = z.output<typeof viewingSchema>;
