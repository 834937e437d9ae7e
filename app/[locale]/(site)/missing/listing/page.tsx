import { getTranslations } from 'next-intl/server';
import { ListingNotFound } from '@/components/listings/listing-not-found';
import { getListingCard } from '@/lib/listings/listing-card';
import { listListings } from '@/lib/listings/listings';
import { currentLocale } from '@/lib/i18n/locale';
import type { Metadata } from 'next';

const OFFERED = 3;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listingNotFound');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Shown by the middleware with status 404. */
export default async function ListingNotFoundPage() {
  const locale = await currentLocale();
  const listings = listListings();
  return (
    <ListingNotFound
      cards={listings.slice(0, OFFERED).map((listing) => getListingCard(listing, locale))}
      listingCount={listings.length}
    />
  );
}
