import { getTranslations } from 'next-intl/server';
import { Comparison } from '@/components/listings/comparison/comparison';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { compareListings, MAX_COMPARED } from '@/lib/listings/compare/comparison';
import { listingIdsOf } from '@/lib/listings/saved/saved-listings';
import { mapTiles } from '@/lib/server/services/map/map-source';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comparison');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/** `homes`: ids joined by commas, or repeated by a form. */
export default async function ComparePage({ searchParams }: { searchParams: SearchParams }) {
  const { homes: listings = [] } = await searchParams;
  const ids = listingIdsOf([listings].flat().flatMap((value) => value.split(',')));
  const comparison = compareListings(ids, await currentLocale());
  return <Comparison comparison={comparison} isCut={ids.length > MAX_COMPARED} tiles={mapTiles()} siteUrl={siteUrl} />;
}
