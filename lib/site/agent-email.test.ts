import { agentEmail, parseTeamEmails } from './agent-email';
import { listTeam } from './team';

it('takes an address for some of the team, and for nobody else', () => {
  const [first] = listTeam('en');
  expect(parseTeamEmails({ [first?.id ?? '']: 'a@example.com' })).toEqual({ [first?.id ?? '']: 'a@example.com' });
  expect(() => parseTeamEmails({ nobody: 'a@example.com' })).toThrow('nobody');
  expect(() => parseTeamEmails({ [first?.id ?? '']: 'a at example.com' })).toThrow(/email/i);
});

it('has no address for whoever is not of the team', () => {
  expect(agentEmail('nobody')).toBeNull();
});
