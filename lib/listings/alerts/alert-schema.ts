import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { emailLine } from '@/lib/forms/fields';

export const frequencies = ['daily', 'weekly'] as const;

export type Frequency = (typeof frequencies)[number];

const MAX_QUERY = 2_000;

export const alertSchema = z.object({
  email: emailLine(),
  frequency: z.enum(frequencies),
  search: z.string().check(z.maxLength(MAX_QUERY)),
  locale: z.optional(z.enum(locales)),
});

export type AlertRequest = z.output<typeof alertSchema>;
