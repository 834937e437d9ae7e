import { agentEmail, parseTeamEmails } from './agent-email';
import { listTeam } from './team';

it('accepts addresses of team members only', () => {
  const [first] = listTeam('en');
  expect(parseTeamEmails({ [first?.id ?? '']: 'a@example.com' })).toEqual({ [first?.id ?? '']: 'a@example.com' });
  expect(() => parseTeamEmails({ nobody: 'a@example.com' })).toThrow('nobody');
  expect(() => parseTeamEmails({ [first?.id ?? '']: 'a at example.com' })).toThrow(/email/i);
});

it('is null for unknown ids', () => {
  expect(agentEmail('nobody')).toBeNull();
});
