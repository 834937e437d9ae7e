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
const seller: Actor = { kind: 'seller', userId: 'a', email: 'a@example.com', name: 'A' };
const client: Actor = { kind: 'client', userId: 'a' };

it('leaves what concerns the whole agency to its owners', () => {
  const ofOwners = (Object.keys(rights) as Right[]).filter(
    (right) => isAllowed(staff('owner'), right) && !isAllowed(staff('agent'), right, ['a']),
  );
  expect(ofOwners).toEqual([
    'feed.manage',
    'site.edit',
    'import.run',
    'campaign.send',
    'staff.manage',
    'activity.read',
    'contact.export',
    'contact.erase',
    'leadKey.manage',
    'mailbox.manage',
    'sale.reopen',
    'sale.export-blocked',
    'document.read-identity',
    'figures.read',
    'agency.export',
  ]);
});

it('leaves an agent her own diary alone', () => {
  expect(isAllowed(staff('agent'), 'diary.edit', ['a'])).toBe(true);
  expect(isAllowed(staff('agent'), 'diary.edit', ['b'])).toBe(false);
  expect(isAllowed(staff('agent'), 'diary.edit')).toBe(false);
});

it.each(Object.keys(rights) as Right[])('gives %s to the system, never to a client', (right) => {
  expect(isAllowed({ kind: 'system', name: 'command' }, right)).toBe(true);
  expect(isAllowed(client, right, ['a'])).toBe(false);
});

const ofSellers = ['sale.read', 'sale.ask', 'offer.answer', 'document.add', 'document.read'] as const;

it.each(Object.keys(rights) as Right[])('gives %s to sellers of that home alone, or to none', (right) => {
  expect(isAllowed(seller, right, ['a'])).toBe(ofSellers.some((own) => own === right));
  expect(isAllowed(seller, right, ['b'])).toBe(false);
  expect(isAllowed(seller, right)).toBe(false);
});

it('leaves to sellers what only they can decide', () => {
  const notOfOwners = (Object.keys(rights) as Right[]).filter((right) => !isAllowed(staff('owner'), right));
  expect(notOfOwners).toEqual(['sale.ask', 'offer.answer']);
});
