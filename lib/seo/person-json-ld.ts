import { isStandIn } from '@/lib/site/samples';
import type { TeamMember } from '@/lib/site/team';
import type { Locale } from '@/lib/i18n/locales';
import { memberPath } from '@/lib/i18n/routes';
import { agencyId, agencyNode } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import type { Agency } from '@/content/types/agency';
import type { PersonLeaf, ProfilePageLeaf, WithContext } from 'schema-dts';

/** The page must define the agency. */
function memberNode({ id, name, role }: TeamMember, siteUrl: URL): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': new URL(`/#${id}`, siteUrl).href,
    name,
    jobTitle: role,
    url: new URL(memberPath(id), siteUrl).href,
    worksFor: { '@id': agencyId(siteUrl) },
  };
}

/** Falls back to the agency, which the page must define. */
export const authorNode = (author: TeamMember, siteUrl: URL): PersonLeaf | Readonly<{ '@id': string }> =>
  isStandIn(author) ? { '@id': agencyId(siteUrl) } : memberNode(author, siteUrl);

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
      : { ...memberNode(member, siteUrl), description: member.bio, worksFor: agencyNode(agency, siteUrl) },
  };
}
