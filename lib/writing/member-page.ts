import 'server-only';
import { formatList } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listArticles } from './articles';
import type { BlogText } from './blog-page';
import { listGuides } from './guides';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { inPlace, listPlaces, placeChain } from '@/lib/site/places';
import { getTeamMember, type TeamMember } from '@/lib/site/team';

export type MemberPage = Readonly<{
  member: TeamMember;
  heading: string;
  texts: readonly BlogText[];
  listings: readonly ListingCardView[];
}>;

export function readMemberPage(id: string, locale: Locale): MemberPage {
  const texts = [...listGuides(locale), ...listArticles(locale)];
  const listings = listOnMarket().filter(({ agent }) => agent === id);
  const member = getTeamMember(id, locale);
  return {
    member,
    heading: memberHeading(member, locale),
    texts: texts.filter(({ author }) => author === id),
    listings: listings.map((listing) => getListingCard(listing, locale)),
  };
}

export function memberHeading({ id, name }: Pick<TeamMember, 'id' | 'name'>, locale: Locale): string {
  const covered = listPlaces().filter(({ agent }) => agent === id);
  const widest = new Set(covered.flatMap((place) => placeChain(place.id).at(-1) ?? []));
  if (widest.size === 0) return name;
  const where = formatList(
    [...widest].map((place) => inPlace(place, locale)),
    locale,
  );
  return translatorOf(locale, 'memberPage')('heading', { name, where });
}
