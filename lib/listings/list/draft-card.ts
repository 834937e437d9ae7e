import 'server-only';
import type { Listing, ListingDraft } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import { listingFields } from '@/lib/listings/schema/listing-fields';
import { makeCard, type ListingCardView } from './listing-card';

const blanks = {
  operation: 'sale',
  type: 'apartment',
  status: 'available',
  featured: false,
  price: 0,
  vat: null,
  published: '',
  area: '',
  neighbourhood: '',
  municipality: '',
  builtArea: null,
  plotArea: null,
  bedrooms: 0,
  bathrooms: 0,
  energy: { status: 'exempt' },
  rental: null,
  images: [],
  rooms: [],
} as const;

/** Missing and unfinished fields are left out. */
export function draftCard(draft: ListingDraft, locale: Locale): ListingCardView {
  const known = Object.entries(draft).filter(
    ([field, value]) =>
      value !== undefined && listingFields.shape[field as keyof ListingDraft].safeParse(value).success,
  );
  const whole = Object.fromEntries(known) as Partial<Listing>;
  const text = { [locale]: { title: draft.text?.[locale]?.title ?? '' } };
  const card = makeCard({ ...blanks, ...whole, text } as unknown as Listing, locale);
  return {
    ...card,
    ...(whole.price === undefined && { price: '', priceNote: '', pricePerSquareMetre: null }),
    ...(whole.energy === undefined && { energyLabel: '' }),
  };
}
