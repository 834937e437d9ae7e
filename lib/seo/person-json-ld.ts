import { isStandIn } from '@/lib/site/samples';
import type { TeamMember } from '@/lib/site/team';
import type { Locale } from '@/lib/i18n/locales';
import { memberPath } from '@/lib/i18n/routes';
import { agencyId, agencyNode } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import type { Agency } from '@/content/types/agency';
import type { PersonLeaf, ProfilePageLeaf, WithContext } from 'schema-dts';

/** The page must define the agency. */
function memberNode({ id, name, role }: TeamMember, siteUrl: URL, locale: Locale): PersonLeaf {
  const url = absoluteUrl(siteUrl, locale, memberPath(id));
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle: role,
    url,
    worksFor: { '@id': agencyId(siteUrl) },
  };
}

/** Falls back to the agency, which the page must define. */
export const authorNode = (
  author: TeamMember,
  siteUrl: URL,
  locale: Locale,
): PersonLeaf | Readonly<{ '@id': string }> =>
  isStandIn(author) ? { '@id': agencyId(siteUrl) } : memberNode(author, siteUrl, locale);

export function profilePage(
  member: TeamMember,
  agency: Agency,
  siteUrl: URL,
  locale: Locale,
): WithContext<ProfilePageLeaf> {
  const url = absoluteUrl(siteUrl, locale, memberPath(member.id));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': url,
    url,
    name: member.name,
    mainEntity: isStandIn(member)
      ? agencyNode(agency, siteUrl)
      : { ...memberNode(member, siteUrl, locale), description: member.bio, worksFor: agencyNode(agency, siteUrl) },
  };
}
