import { isAllowed, type Actor } from './actor';
import { rights, type Right } from './rights';

const staff = (role: 'owner' | 'agent'): Actor => ({
  kind: 'staff',
  role,
  userId: 'a',
  email: 'a@example.com',
  name: 'A',
  sessionId: 's',
});
const client: Actor = { kind: 'client', userId: 'a' };

it('leaves what concerns the whole agency to its owners', () => {
  const ofOwners = (Object.keys(rights) as Right[]).filter((right) => !isAllowed(staff('agent'), right, ['a']));
  expect(ofOwners).toEqual([
    'feed.manage',
    'site.edit',
    'campaign.send',
    'staff.manage',
    'activity.read',
    'contact.export',
    'contact.erase',
    'leadKey.manage',
  ]);
});

it.each(Object.keys(rights) as Right[])('gives %s to owners and to the system, never to a client', (right) => {
  expect(isAllowed(staff('owner'), right)).toBe(true);
  expect(isAllowed({ kind: 'system', name: 'command' }, right)).toBe(true);
  expect(isAllowed(client, right, ['a'])).toBe(false);
});
