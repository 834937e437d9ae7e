import { getTeamMember, listingAgent, listTeam } from './team';

const [first, second] = listTeam('es');

it('answers for a listing by its agent, or by the first of the team for one who has left', () => {
  expect(listingAgent(second?.id ?? '', 'es')).toBe(second);
  expect(listingAgent('left-long-ago', 'es')).toBe(first);
});

it('knows nobody of another id', () => {
  expect(() => getTeamMember('left-long-ago', 'es')).toThrow('left-long-ago');
});
