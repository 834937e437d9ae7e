'use server';

import { isLocale } from '@/lib/i18n/locales';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import { withPlaceId } from '@/lib/listings/fields/place-names';
import { typedInputSchema } from '@/lib/listings/fields/typed-input-schema';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { previewForm } from '@/lib/server/services/listings/form-preview';

/** Null leaves the editor's preview as it is. Stores nothing. */
export async function previewFormAction(locale: string, id: string, typed: TypedValues): Promise<FormPreview | null> {
  const actor = await staffOfRequest('listing.edit');
  const read = typedInputSchema.safeParse(typed);
  if (!actor || !read.success || !isLocale(locale) || typeof id !== 'string') return null;
  return previewForm(actor, id, withPlaceId(read.data), locale);
}
