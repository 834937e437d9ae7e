import type { TeamMember } from '@/content/types/writing';

/** Team of unit and integration tests. */
export const team: readonly TeamMember[] = ['agent', 'colleague', 'trainee'].map((id) => ({
  id,
  name: `Ana ${id}`,
  initials: 'AA',
  role: `Role of the ${id}`,
  bio: `What is told of the ${id}.`,
}));

/** One member has an address. */
export const teamEmails: Readonly<Record<string, string>> = { agent: 'agent@agency.example' };
