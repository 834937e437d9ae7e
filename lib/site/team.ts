import type { TeamMember } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from './site-facts';

export type { TeamMember };

export function listTeam(locale: Locale): readonly TeamMember[] {
  return siteFacts().team[locale];
}

/**
 * Returns the author, or the first team member if the author has left.
 * @throws Error without a team.
 */
export const authorOf = (id: string, locale: Locale): TeamMember => listingAgent(id, locale);

export function getTeamMember(id: string, locale: Locale): TeamMember {
  const member = listTeam(locale).find((candidate) => candidate.id === id);
  if (!member) throw new Error(`Nobody in the team has the id ${id}`);
  return member;
}

/** The first team member if the agent has left. @throws Error without a team. */
export function listingAgent(id: string, locale: Locale): TeamMember {
  const team = listTeam(locale);
  const member = team.find((candidate) => candidate.id === id) ?? team[0];
  if (!member) throw new Error('The team has no member');
  return member;
}
