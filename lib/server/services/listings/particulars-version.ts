import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { particularsView, type ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { siteUrl } from '@/lib/server/site-url';
import { particularsHash } from '@/lib/server/storage/particulars-files';
import { siteFacts } from '@/lib/site/site-facts';
import type { SiteFacts } from '@/lib/site/content-facts';
import type { Listing } from '@/content/types/listing';

/** Increase it when lib/server/pdf changes the layout, to regenerate all files. */
const LAYOUT = 2;

const hashes = new WeakMap<SiteFacts, WeakMap<Listing, Map<Locale, string>>>();

export const viewParticulars = (listing: Listing, locale: Locale): ParticularsView =>
  particularsView(listing, locale, siteUrl);

export function particularsVersion(listing: Listing, locale: Locale): string {
  const byListing = hashes.get(siteFacts()) ?? new WeakMap<Listing, Map<Locale, string>>();
  const byLocale = byListing.get(listing) ?? new Map<Locale, string>();
  const hash = byLocale.get(locale) ?? particularsHash({ layout: LAYOUT, view: viewParticulars(listing, locale) });
  hashes.set(siteFacts(), byListing.set(listing, byLocale.set(locale, hash)));
  return hash;
}
