import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { isHomeId, MAX_SAVED_HOMES } from '@/lib/saved-homes';

const id = z.string().check(z.refine(isHomeId));

/** One id of a form, or the list that a script sends. */
const ids = z._default(
  z.pipe(
    z.union([id, z.array(id).check(z.maxLength(MAX_SAVED_HOMES))]),
    z.transform((value) => [...new Set(typeof value === 'string' ? [value] : value)]),
  ),
  [],
);

/** What is to be put on the list of an account, and what taken off. */
export const savedHomesSchema = z.object({ save: ids, remove: ids, locale: z.optional(z.enum(locales)) });

export type SavedHomesChange = Pick<z.output<typeof savedHomesSchema>, 'save' | 'remove'>;
