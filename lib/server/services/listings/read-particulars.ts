import 'server-only';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { noteLost } from '@/lib/server/data/listings/particulars';
import { log } from '@/lib/server/log';
import { getStorage } from '@/lib/server/storage/get-storage';
import { particularsKey } from '@/lib/server/storage/particulars-files';
import { particularsVersion } from './particulars-version';

export type ReadParticulars =
  | Readonly<{ status: 'stored'; version: string; bytes: Buffer }>
  | Readonly<{ status: 'waiting'; listing: Listing; locale: Locale }>;

const FILE = /^(.+)-([a-z]{2})\.pdf$/;

/**
 * Returns the current file, such as `flat-en.pdf`; null for other names. Never creates a file or returns an outdated
 * one.
 */
export async function readParticulars(file: string): Promise<ReadParticulars | null> {
  const [, id = '', locale] = FILE.exec(file) ?? [];
  const listing = isLocale(locale) ? findListing(id) : null;
  if (!listing || !isLocale(locale)) return null;
  const version = particularsVersion(listing, locale);
  try {
    const bytes = await getStorage().get(particularsKey(version));
    if (bytes) return { status: 'stored', version, bytes };
    await noteLost(version);
  } catch (error) {
    log.warn({ err: error, reference: listing.reference }, 'particulars cannot be read');
  }
  return { status: 'waiting', listing, locale };
}
