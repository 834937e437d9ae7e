import type { Listing } from '@/content/types/listing';
import type { Translator } from '@/lib/i18n/translator';

/** Usually empty. `t` reads `listingCard`. */
export function priceNote(
  { operation, vat }: Pick<Listing, 'operation' | 'vat'>,
  t: Translator<'listingCard'>,
  vatLabel: 'vat' | 'vatShort' = 'vat',
): string {
  return [...(operation === 'rent' ? [t('perMonth')] : []), ...(vat === null ? [] : [t(vatLabel)])].join(', ');
}
