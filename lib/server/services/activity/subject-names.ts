import 'server-only';
import type { ActivitySubject } from '@/lib/access/activity';
import { campaignName } from '@/lib/campaigns/campaign-content';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { isFactKey } from '@/lib/site/facts/fact-schemas';
import { staffName } from '@/lib/server/auth/staff-name';
import { listWrittenArticles } from '@/lib/server/data/site/articles';
import { listStoredCampaigns } from '@/lib/server/data/campaigns/campaigns';
import { findStoredListings } from '@/lib/server/data/listings/catalogue';
import { listWrittenQuestions } from '@/lib/server/data/site/questions';
import { listStaff } from '@/lib/server/data/staff/staff';

type Titles = Readonly<Record<Locale, string>>;

/** Checks no right. */
export const subjectNames = async (
  subjects: readonly ActivitySubject[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const idsOf = (...kinds: readonly ActivitySubject['kind'][]) => [
    ...new Set(subjects.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))),
  ];
  const titleOf = (titles: Titles) => titles[locale] || titles.es || titles.en;
  const ifAny = <Row>(kind: ActivitySubject['kind'], list: () => Promise<readonly Row[]>) =>
    idsOf(kind).length > 0 ? list() : [];
  const listingIds = idsOf('listing', 'sale');
  const listings = listingIds.length > 0 ? await findStoredListings(listingIds) : [];
  const staff = await ifAny('staff', listStaff);
  const campaigns = await ifAny('campaign', listStoredCampaigns);
  const articles = await ifAny('article', listWrittenArticles);
  const questions = await ifAny('question', listWrittenQuestions);
  const t = translatorOf(locale, 'deskSite');
  const names: readonly (readonly [kind: ActivitySubject['kind'], id: string, name: string])[] = [
    ...listings.map(({ base, id }) => ['listing', id, base.reference ?? id] as const),
    ...listings.map(({ base, id }) => ['sale', id, base.reference ?? id] as const),
    ...staff.map((member) => ['staff', member.userId, staffName(member)] as const),
    ...campaigns.map(({ content, id }) => ['campaign', id, campaignName(content, locale) ?? ''] as const),
    ...articles.map(({ data, id }) => ['article', id, titleOf(data.title)] as const),
    ...questions.map(({ data, id }) => ['question', id, titleOf(data.question)] as const),
    ...idsOf('site')
      .filter(isFactKey)
      .map((key) => ['site', key, t(`facts.${key}.title`)] as const),
  ];
  return new Map(names.flatMap(([kind, id, name]) => (name === '' ? [] : [[`${kind} ${id}`, name] as const])));
};
