import 'server-only';
import { getTranslations } from 'next-intl/server';
import { recommend, type Recommendation } from './recommendations';
import { formatList } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { getArea } from '@/lib/site/areas';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { withGroup } from '@/lib/listings/catalogue/listing-group';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';

export type RecommendationView = Readonly<{ card: ListingCardView; reason: string }>;

type GroupedListing = ReturnType<typeof withGroup>;

export type InCommon = Pick<Recommendation<GroupedListing>, 'listing' | 'shared'>;

const COUNT = 3;
const REASONS = 2;

export async function readRecommendations(
  interests: Readonly<{ saved: readonly string[]; seen: readonly string[] }>,
  locale: Locale,
): Promise<readonly RecommendationView[]> {
  const found = recommend(
    { saved: listingsOf(interests.saved), seen: listingsOf(interests.seen) },
    listListings().map(withGroup),
    COUNT,
  );
  return Promise.all(
    found.map(async (recommendation) => ({
      card: getListingCard(recommendation.listing, locale),
      reason: await reasonOf(recommendation, locale),
    })),
  );
}

function listingsOf(ids: readonly string[]): GroupedListing[] {
  return ids.flatMap((id) => {
    const listing = findListing(id);
    return listing ? [withGroup(listing)] : [];
  });
}

async function reasonOf(recommendation: Recommendation<GroupedListing>, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'recommendations' });
  const { because } = recommendation;
  const title = because.listing.text[locale].title;
  return t(`because.${because.kind}`, { title, shared: nameShared(recommendation, t, locale) });
}

export function nameShared({ listing, shared }: InCommon, t: Translator<'recommendations'>, locale: Locale): string {
  const area = { area: listing.area, name: getArea(listing.area).name };
  const named = shared.slice(0, REASONS).map((what) => t(`shared.${what}`, { count: listing.bedrooms, ...area }));
  return formatList(named.length > 0 ? named : [t('shared.near')], locale);
}
