import { getTranslations } from 'next-intl/server';
import { ListingNotFound } from '@/components/listings/listing-not-found';
import { readOfferedListings } from '@/lib/listings/catalogue/offered-listings';
import { currentLocale } from '@/lib/i18n/locale';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listingNotFound');
  return { title: t('gone.metaTitle'), robots: { index: false } };
}

/** Shown by the middleware with status 410. */
export default async function GoneListingPage() {
  return <ListingNotFound reason="gone" {...readOfferedListings(await currentLocale())} />;
}
