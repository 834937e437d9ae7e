import 'server-only';
import type { Listing } from '@/content/types/listing';
import { formatFloorArea, formatNumber, formatPercent } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { agreedShare } from '@/lib/listings/law/agreed-share';
import { listListings } from '@/lib/listings/catalogue/listings';

const SHOWN = 3;
const DAY_MS = 86_400_000;

export type SoldView = Readonly<{
  id: string;
  title: string;
  href: ReturnType<typeof listingPath>;
  area: string | null;
  bedrooms: number;
  days: string;
  /** Null without the seller's consent. */
  share: string | null;
}>;

export function readSoldLately(locale: Locale): readonly SoldView[] {
  return listListings()
    .filter(({ operation, status }) => operation === 'sale' && status === 'sold')
    .toSorted((one, other) => saleDay(other).localeCompare(saleDay(one)))
    .slice(0, SHOWN)
    .map((listing) => soldView(listing, locale));
}

const saleDay = ({ soldOn, updated }: Listing) => soldOn ?? updated;

function soldView(listing: Listing, locale: Locale): SoldView {
  const { bedrooms, builtArea, id, published, text } = listing;
  const days = Math.round((Date.parse(saleDay(listing)) - Date.parse(published)) / DAY_MS);
  return {
    id,
    title: text[locale].title,
    href: listingPath(id),
    area: builtArea === null ? null : formatFloorArea(builtArea, locale),
    bedrooms,
    ...figures(Math.max(1, days), agreedShare(listing), locale),
  };
}

const figures = (days: number, share: number | null, locale: Locale) => ({
  days: formatNumber(days, locale),
  share: share === null ? null : formatPercent(share, locale, 0),
});
