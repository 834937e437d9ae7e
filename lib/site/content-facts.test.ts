import { contentFacts, parseTeamEmails } from './content-facts';

it('accepts addresses of team members only', () => {
  const id = contentFacts.team.en[0]?.id ?? '';
  expect(parseTeamEmails({ [id]: 'a@example.com' })).toEqual({ [id]: 'a@example.com' });
  expect(() => parseTeamEmails({ nobody: 'a@example.com' })).toThrow('nobody');
  expect(() => parseTeamEmails({ [id]: 'a at example.com' })).toThrow(/email/i);
});
