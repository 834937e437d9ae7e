import { team as english } from '@/content/en/team';
import { team as spanish } from '@/content/es/team';
import type { TeamMember } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

export type { TeamMember };

const teams: Readonly<Record<Locale, readonly TeamMember[]>> = { en: english, es: spanish };

/** The people of the agency, the founder first. */
export function listTeam(locale: Locale): readonly TeamMember[] {
  return teams[locale];
}

/**
 * A person of the team in a language.
 * @throws Error where the team has nobody of this id: ids come from content.
 */
export function getTeamMember(id: string, locale: Locale): TeamMember {
  const member = teams[locale].find((candidate) => candidate.id === id);
  if (!member) throw new Error(`Nobody in the team has the id ${id}`);
  return member;
}
