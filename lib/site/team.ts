import { team as english } from '@/content/en/team';
import { team as spanish } from '@/content/es/team';
import type { TeamMember } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

export type { TeamMember };

const teams: Readonly<Record<Locale, readonly TeamMember[]>> = { en: english, es: spanish };

/** Founder first. */
export function listTeam(locale: Locale): readonly TeamMember[] {
  return teams[locale];
}

/** @throws Error for an unknown id. */
export function getTeamMember(id: string, locale: Locale): TeamMember {
  const member = teams[locale].find((candidate) => candidate.id === id);
  if (!member) throw new Error(`Nobody in the team has the id ${id}`);
  return member;
}

/**
 * Who answers for a listing: its agent, or the first of the team for one who has left.
 * @throws Error without a team.
 */
export function listingAgent(id: string, locale: Locale): TeamMember {
  const member = teams[locale].find((candidate) => candidate.id === id) ?? teams[locale][0];
  if (!member) throw new Error('The team has no member');
  return member;
}
