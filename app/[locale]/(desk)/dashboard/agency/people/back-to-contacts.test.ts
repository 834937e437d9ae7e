import { backToContacts } from './back-to-contacts';

jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));

it.each([
  ['/dashboard/agency', '/en/dashboard/agency?done=taskDone'],
  ['/dashboard/agency/people?tab=tasks', '/en/dashboard/agency/people?tab=tasks&done=taskDone'],
  ['/dashboard/agency/staff', '/en/dashboard/agency/people?done=taskDone'],
  ['//evil.example/dashboard/agency', '/en/dashboard/agency/people?done=taskDone'],
  [undefined, '/en/dashboard/agency/people?done=taskDone'],
])('leads back from %p to %s', (path, address) => {
  expect(() => backToContacts('en', path, 'taskDone')).toThrow(new Error(address));
});
