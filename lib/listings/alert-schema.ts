import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { emailLine } from '@/lib/forms/fields';

/** How often a digest of one search may come, at most. */
export const frequencies = ['daily', 'weekly'] as const;

export type Frequency = (typeof frequencies)[number];

/** Longer than any address of the list can be. */
const MAX_QUERY = 1_000;

export const alertSchema = z.object({
  email: emailLine(),
  frequency: z.enum(frequencies),
  /** The filters, as the address of the list writes them. */
  search: z.string().check(z.maxLength(MAX_QUERY)),
  locale: z.optional(z.enum(locales)),
});

export type AlertRequest = z.output<typeof alertSchema>;
