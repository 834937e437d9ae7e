import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { listingImages } from '@/lib/listings/images/listing-images';
import { wideImagePath } from '@/lib/listings/kyero/write-feed';
import { shownPoint } from '@/lib/listings/place/shown-point';
import { siteUrl } from '@/lib/server/site-url';
import { withAltText } from '@/lib/site/images';
import type { EmailImage } from './content';
import { EMAIL_WIDTH } from './theme';

type Visit = Readonly<{
  kind: 'viewing' | 'valuation';
  mode: 'inPerson' | 'video' | 'telephone';
  place: string | null;
  listingId?: string | null | undefined;
}>;

export const visitedListing = ({ listingId }: Visit): Listing | null => (listingId ? findListing(listingId) : null);

export function visitImage(visit: Visit, locale: Locale): EmailImage | null {
  const listing = visitedListing(visit);
  const [image] = listing ? listingImages(listing, locale) : [];
  if (!image) return null;
  const { alt } = withAltText(image, translatorOf(locale, 'images'));
  return {
    src: new URL(wideImagePath(image.name), siteUrl).href,
    alt,
    width: EMAIL_WIDTH,
    height: EMAIL_WIDTH / 2,
  };
}

/** OpenStreetMap: place of the meeting, else the public point of the listing. */
export function visitMap(visit: Visit): Readonly<{ kind: 'directions' | 'area'; href: string }> | null {
  if (visit.kind !== 'viewing' || visit.mode !== 'inPerson') return null;
  if (visit.place !== null) return directionsTo(visit.place);
  const listing = visitedListing(visit);
  const point = listing && shownPoint(listing);
  if (!point) return null;
  const { isExact, latitude, longitude } = point;
  return isExact
    ? directionsTo(`${latitude},${longitude}`)
    : { kind: 'area', href: `https://www.openstreetmap.org/#map=15/${latitude}/${longitude}` };
}

const directionsTo = (target: string) =>
  ({ kind: 'directions', href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(target)}` }) as const;
