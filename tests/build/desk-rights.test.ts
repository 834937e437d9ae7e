import { NO_HEIR } from '@/lib/access/staff-forms';
import { apiRights, deskApi, deskPages, pageRights } from '@/tests/support/desk-pages';
import { formsOf } from '@/tests/support/forms-of';
import { signInByPassword, staffCookie } from '@/tests/support/http-sessions';
import { clients } from '@/tests/support/servers/clients.mjs';
import { seededStaff } from '@/tests/support/servers/staff.mjs';
import type { Site } from '@/tests/support/site-server';
import { serveWithAccounts, visitsBy } from '@/tests/support/site-visits';

jest.setTimeout(180_000);

const visitors = ['owner', 'agent', 'agentBeforeSecondStep', 'formerAgent', 'client', 'visitor'] as const;
type VisitorKind = (typeof visitors)[number];

const outsiders: readonly VisitorKind[] = ['agentBeforeSecondStep', 'formerAgent', 'client', 'visitor'];

let site: Site;
const cookies: Record<VisitorKind, string> = {
  owner: '',
  agent: '',
  agentBeforeSecondStep: '',
  formerAgent: '',
  client: '',
  visitor: '',
};

const { entries: entriesFor, get, location } = visitsBy(() => site, cookies);
const entries = () => entriesFor('owner');

const NO_FRAMES = ['DENY', "'none'"];
const OWN_FRAMES = ['SAMEORIGIN', "'self'"];

const framing = ({ headers }: Response) => [
  headers.get('x-frame-options'),
  /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
];

beforeAll(async () => {
  site = await serveWithAccounts('desk-rights');
  cookies.owner = await staffCookie('owner', 0);
  cookies.agent = await staffCookie('agent', 0);
  cookies.agentBeforeSecondStep = await signInByPassword(site.url, seededStaff.email('agent', 'en', 1));
  cookies.client = await signInByPassword(site.url, clients.email('en', 0));
  const former = seededStaff.id('agent', 'en', 2);
  const page = await (await get('owner', `/en/dashboard/agency/staff?member=${former}`)).text();
  const [end] = formsOf(page).filter((form) => form.has('sure'));
  if (!end) throw new Error('no form that ends a member');
  end.set('heir', NO_HEIR);
  expect(location(await get('owner', '/en/dashboard/agency/staff', { method: 'POST', body: end }))).toContain('ended');
  cookies.formerAgent = await signInByPassword(site.url, seededStaff.email('agent', 'en', 2));
});

const refusal = (kind: VisitorKind, address: string) => {
  const path = encodeURIComponent(address.replace('/en', ''));
  if (kind === 'visitor') return `/en/login?returnTo=${encodeURIComponent(address)}`;
  return kind === 'agentBeforeSecondStep' ? `/en/dashboard/agency/verify?returnTo=${path}` : '/en/dashboard';
};

it('has a row for every page and address of the desk', () => {
  const known = (rights: Readonly<Record<string, unknown>>) => (found: { section: string }) =>
    !Object.hasOwn(rights, found.section);
  expect(deskPages().filter(known(pageRights))).toEqual([]);
  expect(deskApi().filter(known(apiRights))).toEqual([]);
  expect(deskPages().length).toBeGreaterThan(5);
  const sections = (found: readonly { section: string }[]) =>
    [...new Set(found.map(({ section }) => section))].toSorted();
  expect(sections(deskPages())).toEqual(Object.keys(pageRights).toSorted());
  expect(sections(deskApi())).toEqual(Object.keys(apiRights).toSorted());
});

describe.each(deskPages().filter(({ section }) => pageRights[section] !== 'way'))(
  '$address',
  ({ section, address }) => {
    it.each(outsiders)('leads %s elsewhere', async (kind) => {
      expect(location(await get(kind, address))).toBe(refusal(kind, address));
    });

    it('is for its roles', async () => {
      const isForAgents = pageRights[section] === 'staff';
      for (const kind of ['owner', 'agent'] as const) {
        const response = await get(kind, address);
        expect(framing(response)).toEqual(address.endsWith('/preview/page') ? OWN_FRAMES : NO_FRAMES);
        const list = response.status === 200 ? /^$/ : /^\/en\/dashboard\/agency(?!\/(enrol|verify))/;
        expect(location(response)).toMatch(kind === 'agent' && !isForAgents ? /^\/en\/dashboard\/agency$/ : list);
      }
    });

    it('does nothing for the forms of lesser visitors', async () => {
      const page = await get('owner', address);
      const forms = page.status === 200 ? formsOf(await page.text()) : [];
      const before = await entries();
      for (const kind of outsiders) {
        for (const form of forms) {
          const response = await get(kind, address, { method: 'POST', body: form });
          expect(location(response)).toMatch(/^\/en\/(login\?|dashboard$|dashboard\/agency\/verify\?)/);
        }
      }
      if (pageRights[section] === 'owner') {
        for (const form of forms) await get('agent', address, { method: 'POST', body: form });
      }
      expect(await entries()).toBe(before);
    });
  },
);

it('does nothing for an agent who sends the forms of an owner', async () => {
  const address = `/en/dashboard/agency/staff?member=${seededStaff.id('agent', 'en', 3)}`;
  const forms = formsOf(await (await get('owner', address)).text());
  expect(forms.length).toBeGreaterThan(2);
  const before = await entries();
  for (const form of forms) await get('agent', address, { method: 'POST', body: form });
  expect(await entries()).toBe(before);
});

it.each([
  ['enrol', 'owner', ''],
  ['enrol', 'agentBeforeSecondStep', '/en/dashboard/agency/verify?returnTo='],
  ['enrol', 'formerAgent', '/en/dashboard'],
  ['enrol', 'client', '/en/dashboard'],
  ['enrol', 'visitor', '/en/login?returnTo='],
  ['verify', 'owner', '/en/dashboard/agency'],
  ['verify', 'agentBeforeSecondStep', ''],
  ['verify', 'formerAgent', '/en/dashboard'],
  ['verify', 'client', '/en/dashboard'],
  ['verify', 'visitor', '/en/login?returnTo='],
  ['invitation', 'agent', '/en/dashboard/agency'],
  ['invitation', 'client', ''],
  ['invitation', 'visitor', '/en/login?returnTo='],
] as const)('has on the way: %s leads %s to "%s"', async (page, kind, target) => {
  const response = await get(kind, `/en/dashboard/agency/${page}`);
  expect(response.status).toBe(target === '' ? 200 : 307);
  const found = location(response);
  expect(target === '/en/dashboard' ? found : found.slice(0, target.length)).toBe(target);
});

describe.each(deskApi())('$address', ({ section, address, methods }) => {
  it.each(methods)('is not there for lesser visitors (%s)', async (method) => {
    const lesser: readonly VisitorKind[] = apiRights[section] === 'owner' ? [...outsiders, 'agent'] : outsiders;
    for (const kind of lesser) expect((await get(kind, address, { method })).status).toBe(404);
  });
});

it('says to staff alone that there is a desk', async () => {
  const isStaff = async (kind: VisitorKind) =>
    ((await (await get(kind, '/api/account/me')).json()) as { isStaff?: boolean }).isStaff;
  expect(await Promise.all(visitors.map(isStaff))).toEqual([true, true, true, false, false, undefined]);
});
