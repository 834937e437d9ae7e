import type { TeamMember } from '@/content/types/writing';

export const team: readonly TeamMember[] = ['agent', 'colleague', 'trainee'].map((id) => ({
  id,
  name: `Ana ${id}`,
  initials: 'AA',
  role: `Role of the ${id}`,
  bio: `What is told of the ${id}.`,
}));

export const teamEmails: Readonly<Record<string, string>> = { agent: 'agent@agency.example' };
