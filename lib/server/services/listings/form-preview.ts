import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { localizedHref } from '@/lib/i18n/href';
import { deskPath } from '@/lib/i18n/desk-routes';
import { translatorOf } from '@/lib/i18n/translator';
import { gapHref } from '@/lib/listings/desk/gap-href';
import { lawDay } from '@/lib/listings/law/law-day';
import { sectionOf } from '@/lib/listings/fields/field-list';
import { sections } from '@/lib/listings/fields/field-types';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { draftCard } from '@/lib/listings/list/draft-card';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { missingFields, missingForPublication } from '@/lib/server/services/catalogue/missing-fields';
import { findDeskListing, type FoundListing } from './find-desk-listing';
import { typedEdit } from './save-form';

export async function formPreview(
  { shown, stored }: Pick<FoundListing, 'shown' | 'stored'>,
  typed: TypedValues,
  locale: Locale,
  now = new Date(),
): Promise<FormPreview> {
  const draft = { ...shown, ...typedEdit(shown, typed).fields } as typeof shown;
  const lacks = stored.publishedAt === null ? missingForPublication : missingFields;
  await loadStoredImages(draft.images ?? []);
  const gapTexts = translatorOf(locale, 'listingGaps');
  const t = translatorOf(locale, 'deskFields.editor');
  const gaps = listingGaps(lacks({ base: draft, changes: {} }, lawDay(now)), gapTexts);
  const lacksOf = (own: typeof gaps) => {
    const count = new Set(own.map(({ field }) => field)).size;
    return count === 0 ? [] : [t('lacks', { count })];
  };
  return {
    card: draftCard(draft, locale),
    gaps: gaps.map(({ field, sentence }) => ({
      field,
      sentence,
      href: localizedHref(
        locale,
        field === 'images' ? deskPath('homes', stored.id, 'images') : gapHref(stored.id, field),
      ),
    })),
    lacks: lacksOf(gaps)[0] ?? null,
    sectionLacks: Object.fromEntries(
      sections.flatMap((section) =>
        lacksOf(gaps.filter(({ field }) => sectionOf(field) === section)).map((text) => [section, text] as const),
      ),
    ),
  };
}

/**
 * Returns null for an unknown listing.
 * @throws RightError
 */
export async function previewForm(
  actor: Actor,
  id: string,
  typed: TypedValues,
  locale: Locale,
): Promise<FormPreview | null> {
  const found = await findDeskListing(actor, id);
  return found && formPreview(found, typed, locale);
}
