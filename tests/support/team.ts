import type { TeamMember } from '@/content/types/writing';

/** The team of the unit and integration tests, in place of content/en/team and content/es/team. */
export const team: readonly TeamMember[] = ['agent', 'colleague', 'trainee'].map((id) => ({
  id,
  name: `Ana ${id}`,
  initials: 'AA',
  role: `Role of the ${id}`,
  bio: `What is told of the ${id}.`,
}));

/** In place of content/team-emails: one of the team has an address. */
export const teamEmails: Readonly<Record<string, string>> = { agent: 'agent@agency.example' };
