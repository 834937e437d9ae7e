import 'server-only';
import type { PortalEnquiry } from '@/lib/contacts/portals/read-portal-email';
import type { Locale } from '@/lib/i18n/locales';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';

export function siteLocaleFor(language: string | null, usual: Locale = 'es'): Locale {
  if (language === null) return usual;
  return language === 'es' || language === 'ca' ? 'es' : 'en';
}

/** Our reference as the portal writes it, or its last part; null for none or several. */
export function listingOf({ reference }: Pick<PortalEnquiry, 'reference'>): Listing | null {
  if (reference === null) return null;
  const written = reference.toLowerCase();
  const all = listListings();
  const exact = all.filter((listing) => listing.reference.toLowerCase() === written || listing.id === written);
  const found =
    exact.length > 0 ? exact : all.filter((listing) => isLastPart(listing.reference.toLowerCase(), written));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isLastPart = (reference: string, written: string): boolean =>
  written.endsWith(reference) && /[_/\s-]$/.test(written.slice(0, -reference.length));
