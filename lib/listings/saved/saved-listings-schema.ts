import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { isListingId, MAX_SAVED_LISTINGS } from './saved-listings';

const id = z.string().check(z.refine(isListingId));

const ids = z._default(
  z.pipe(
    z.union([id, z.array(id).check(z.maxLength(MAX_SAVED_LISTINGS))]),
    z.transform((value) => [...new Set(typeof value === 'string' ? [value] : value)]),
  ),
  [],
);

/** Added ids are placed first, or behind `after` to undo a removal. */
export const savedListingsSchema = z.object({
  save: ids,
  remove: ids,
  after: z.optional(z.nullable(id)),
  locale: z.optional(z.enum(locales)),
});

export type SavedListingsChange = Pick<z.output<typeof savedListingsSchema>, 'save' | 'remove' | 'after'>;
