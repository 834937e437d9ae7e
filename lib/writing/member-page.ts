import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { listArticles } from './articles';
import type { BlogText } from './blog-page';
import { listGuides } from './guides';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { getTeamMember, type TeamMember } from '@/lib/site/team';

export type MemberPage = Readonly<{
  member: TeamMember;
  texts: readonly BlogText[];
  listings: readonly ListingCardView[];
}>;

/** @throws Error for an unknown id. */
export function readMemberPage(id: string, locale: Locale): MemberPage {
  const texts = [...listGuides(locale), ...listArticles(locale)];
  const listings = listOnMarket().filter(({ agent }) => agent === id);
  return {
    member: getTeamMember(id, locale),
    texts: texts.filter(({ author }) => author === id),
    listings: listings.map((listing) => getListingCard(listing, locale)),
  };
}
