import 'server-only';
import { articleIds } from '@/content/articles/ids';
import { ownContent } from '@/content/own-content';
import { listingIds } from '@/content/properties/ids';
import { standInMember } from '@/content/stand-in-member';
import { initialsOf } from '@/lib/text/initials';
import type { About } from '@/content/types/pages';
import type { TeamMember } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';
import { contentFacts, type SiteFacts } from './content-facts';
import { withoutSampleStory } from './own-about';
import { siteFacts } from './site-facts';
import { isSampleProfile } from './social-profiles';

const without = (ids: readonly string[], own: readonly string[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => !own.includes(id)));

export const sampleListings = without(listingIds, ownContent.listings);
export const sampleArticles = without(articleIds, ownContent.articles);
const sampleTeam = new Map(
  contentFacts.team.es.filter(({ id }) => !ownContent.team.includes(id)).map(({ id, name }) => [id, name]),
);

export const sampleNames = (): readonly string[] => [...sampleTeam.values()];

export const isSampleMember = ({ id, name }: Pick<TeamMember, 'id' | 'name'>): boolean => sampleTeam.get(id) === name;

export const isHiddenListing = ({ id, source }: Readonly<{ id: string; source: string }>): boolean =>
  source === 'files' && siteFacts().areSamplesHidden && sampleListings.has(id);

export const isHiddenArticle = (id: string): boolean => siteFacts().areSamplesHidden && sampleArticles.has(id);

export function isHiddenPath(path: string): boolean {
  const [, list, id = ''] = /^\/(blog|properties)\/([^/?#]+)/.exec(path) ?? [];
  return list === 'blog' ? isHiddenArticle(id) : list === 'properties' && isHiddenListing({ id, source: 'files' });
}

export function withoutSamples(facts: SiteFacts): SiteFacts {
  const team = (locale: Locale): readonly TeamMember[] => {
    const own = facts.team[locale].filter((member) => !isSampleMember(member));
    return own.length > 0 ? own : [standIn(facts.agency.name, locale)];
  };
  const own = { en: team('en'), es: team('es') };
  const ids = new Set(own.es.map(({ id }) => id));
  const voices = (locale: Locale) => facts.testimonials[locale].filter(({ isSample }) => !isSample);
  return {
    ...facts,
    team: own,
    about: { en: aboutOf(facts, 'en'), es: aboutOf(facts, 'es') },
    teamEmails: Object.fromEntries(Object.entries(facts.teamEmails).filter(([id]) => ids.has(id))),
    testimonials: { en: voices('en'), es: voices('es') },
    partners: facts.partners.filter(({ isSample }) => !isSample),
    agency: { ...facts.agency, social: facts.agency.social.filter((profile) => !isSampleProfile(profile)) },
  };
}

const aboutOf = ({ about, agency }: SiteFacts, locale: Locale): About =>
  about[locale] === contentFacts.about[locale] ? withoutSampleStory(about[locale], agency, locale) : about[locale];

export const isStandIn = ({ id, name }: Pick<TeamMember, 'id' | 'name'>): boolean =>
  id === standInMember.id && name === siteFacts().agency.name;

function standIn(name: string, locale: Locale): TeamMember {
  const { bio, id, role } = standInMember;
  return { id, name, initials: initialsOf(name), role: role[locale], bio: bio[locale] };
}
