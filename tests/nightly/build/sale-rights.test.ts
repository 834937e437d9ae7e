import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { formsOf } from '@/tests/support/forms-of';
import { signInByPassword, staffCookie } from '@/tests/support/http-sessions';
import { clients } from '@/tests/support/servers/clients.mjs';
import type { Site } from '@/tests/support/site-server';
import { serveWithAccounts, visitsBy } from '@/tests/support/site-visits';

jest.setTimeout(180_000);

const isForSale = ({ operation }: (typeof contentListings)[number]) => operation === 'sale';
const [home = '', otherListing = ''] = contentListings.filter(isForSale).map(({ id }) => id);
const rental = contentListings.find((listing) => !isForSale(listing))?.id ?? '';
const visitors = ['seller', 'secondSeller', 'landlord', 'stranger', 'agent', 'owner', 'visitor'] as const;
type VisitorKind = (typeof visitors)[number];
const others = visitors.filter((kind) => kind !== 'seller');

const emails = {
  seller: clients.email('en', 1),
  secondSeller: clients.email('en', 2),
  landlord: clients.email('en', 4),
  stranger: clients.email('en', 3),
};
const cookies: Record<VisitorKind, string> = {
  ...{ seller: '', secondSeller: '', landlord: '', stranger: '' },
  ...{ agent: '', owner: '', visitor: '' },
};

let site: Site;
let version = '';

const { entries: entriesFor, get, location, post } = visitsBy(() => site, cookies);
const entries = () => entriesFor('owner');
const deskPage = (listing: string) => `/en/dashboard/agency/homes/${listing}/sale`;
const salePage = (listing: string) => `/en/dashboard/sale/${listing}`;

async function formWith(kind: VisitorKind, address: string, field: string): Promise<FormData> {
  const form = formsOf(await (await get(kind, address)).text()).find((one) => one.has(field));
  if (!form) throw new Error(`no form with ${field} in ${address}`);
  return form;
}

async function sell(listing: string, kind: 'seller' | 'secondSeller' | 'landlord') {
  const mandate = await formWith('owner', deskPage(listing), 'fee');
  for (const field of ['from', 'until', 'fee']) mandate.set(field, '');
  expect(location(await post('owner', deskPage(listing), mandate))).toContain('done=opened');
  const invitation = await formWith('owner', deskPage(listing), 'language');
  invitation.set('email', emails[kind]);
  invitation.set('language', 'en');
  expect(location(await post('owner', deskPage(listing), invitation))).toContain('done=invited');
  const acceptance = await formWith(kind, salePage(listing), 'listing');
  expect(location(await post(kind, salePage(listing), acceptance))).toContain('done=accepted');
}

beforeAll(async () => {
  site = await serveWithAccounts('sale-rights');
  cookies.owner = await staffCookie('owner');
  cookies.agent = await staffCookie('agent');
  for (const kind of ['seller', 'secondSeller', 'landlord', 'stranger'] as const)
    cookies[kind] = await signInByPassword(site.url, emails[kind]);
  await sell(home, 'seller');
  await sell(otherListing, 'secondSeller');
  await sell(rental, 'landlord');
  const paper = new FormData();
  paper.set('target', 'folder:registry');
  paper.set('file', new Blob(['%PDF-1.7\nx'], { type: 'application/pdf' }), 'deed.pdf');
  expect(location(await post('seller', `/api/sale/${home}/documents`, paper))).toContain('outcome=added');
  const papers = await (await get('seller', `${salePage(home)}/papers`)).text();
  version = /\/documents\/([\da-f-]{36})"/.exec(papers)?.[1] ?? '';
  expect(version).not.toBe('');
});

const PAGES = 'app/[locale]/(account)/dashboard/sale/[listing]';
const parts = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => (path.dirname(file) === '.' ? '' : `/${path.dirname(file)}`));

it('knows the parts of a sale, and its files', () => {
  expect(parts.length).toBeGreaterThan(4);
  const files = readdirSync('app/api/sale', { recursive: true, encoding: 'utf8' });
  // A new route needs rows below.
  expect(files.filter((file) => path.basename(file) === 'route.ts').toSorted()).toEqual([
    '[listing]/documents.zip/route.ts',
    '[listing]/documents/[version]/route.ts',
    '[listing]/documents/route.ts',
  ]);
});

it('leads from unknown parts to the dashboard, without a word of the home', async () => {
  for (const kind of visitors) {
    for (const address of ['/en/dashboard/sale', `${salePage(home)}/zzz`, `${salePage('no-such-home')}/zzz`])
      expect([kind, location(await get(kind, address))]).toEqual([kind, '/en/dashboard']);
  }
});

it('has no offers for a landlord, and no form for them at the desk', async () => {
  const overview = await (await get('landlord', salePage(rental))).text();
  expect(overview).not.toContain(`${salePage(rental)}/offers"`);
  expect(overview).toContain(`${salePage(rental)}/papers"`);
  expect(location(await get('landlord', `${salePage(rental)}/offers`))).toBe(salePage(rental));
  const forms = formsOf(await (await get('owner', deskPage(rental))).text());
  expect(forms.some((form) => form.has('amount'))).toBe(false);
  expect(formsOf(await (await get('owner', deskPage(home))).text()).some((form) => form.has('amount'))).toBe(true);
});

describe.each(parts)('/dashboard/sale/HOME%s', (part) => {
  it('is for its seller alone; somebody else’s and an unknown one are alike', async () => {
    expect((await get('seller', salePage(home) + part)).status).toBe(200);
    for (const kind of others) {
      for (const listing of kind === 'secondSeller' ? [home, 'no-such-home'] : [home, otherListing, 'no-such-home']) {
        const address = salePage(listing) + part;
        const elsewhere = kind === 'visitor' ? `/en/login?returnTo=${encodeURIComponent(address)}` : '/en/dashboard';
        expect([kind, location(await get(kind, address))]).toEqual([kind, elsewhere]);
      }
    }
  });

  it('does nothing for others who send its forms', async () => {
    const forms = formsOf(await (await get('seller', salePage(home) + part)).text()).filter((one) =>
      one.has('listing'),
    );
    const before = await entries();
    for (const kind of others) {
      for (const form of forms) {
        expect(location(await post(kind, salePage(home) + part, form))).toMatch(/^\/en\/(login\?|dashboard$)/);
      }
    }
    expect(await entries()).toBe(before);
  });
});

it('does nothing for sellers and strangers who send the forms of the desk', async () => {
  const forms = formsOf(await (await get('owner', deskPage(home))).text()).filter((one) => one.has('listing'));
  expect(forms.length).toBeGreaterThan(10);
  const before = await entries();
  for (const kind of ['seller', 'secondSeller', 'landlord', 'stranger', 'visitor'] as const) {
    for (const form of forms)
      expect(location(await post(kind, deskPage(home), form))).toMatch(/^\/en\/(login\?|dashboard$)/);
  }
  expect(await entries()).toBe(before);
});

it('gives files to the seller and the agency; to others they are not there', async () => {
  const files = (listing: string) => [
    `/api/sale/${listing}/documents.zip`,
    `/api/sale/${listing}/documents/${version}`,
  ];
  for (const kind of ['seller', 'agent', 'owner'] as const) {
    for (const address of files(home)) expect([kind, (await get(kind, address)).status]).toEqual([kind, 200]);
  }
  const before = await entries();
  for (const kind of ['secondSeller', 'landlord', 'stranger', 'visitor'] as const) {
    for (const address of [...files(home), ...files('no-such-home')]) {
      expect([kind, (await get(kind, address)).status]).toEqual([kind, 404]);
    }
    const paper = new FormData();
    paper.set('target', 'folder:registry');
    paper.set('file', new Blob(['%PDF-1.7\nx']), 'x.pdf');
    expect([kind, (await post(kind, `/api/sale/${home}/documents`, paper)).status]).toEqual([kind, 404]);
  }
  expect((await get('secondSeller', `/api/sale/${otherListing}/documents/${version}`)).status).toBe(404);
  expect(await entries()).toBe(before);
});

const isBare = (form: FormData) =>
  [...form.keys()]
    .filter((name) => !name.startsWith('$'))
    .toSorted()
    .join() === 'listing,locale';

it('has a file of the viewings for whoever has the key, and for nobody else', async () => {
  const calendar = `${salePage(home)}/calendar`;
  const form = formsOf(await (await get('seller', calendar)).text()).find(isBare);
  const page = await (await post('seller', calendar, form ?? new FormData())).text();
  const [address = ''] = /\/api\/viewings\.ics\?key=[\w-]+/.exec(page) ?? [];
  const response = await get('visitor', address);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  expect((await get('visitor', '/api/viewings.ics?key=another')).status).toBe(404);
  expect((await get('seller', '/api/viewings.ics')).status).toBe(404);
});

it('is closed by the agency, and opened again by its owners alone', async () => {
  const closing = await formWith('agent', deskPage(home), 'sure');
  closing.set('state', 'ended');
  closing.set('sure', 'yes');
  expect(location(await post('agent', deskPage(home), closing))).toContain('done=closed');
  expect(location(await get('seller', salePage(home)))).toBe('/en/dashboard');
  const again = await formWith('owner', deskPage(home), 'sale');
  const before = await entries();
  expect(formsOf(await (await get('agent', deskPage(home))).text()).some((one) => one.has('sale'))).toBe(false);
  await post('agent', deskPage(home), again);
  expect(await entries()).toBe(before);
  expect(location(await post('owner', deskPage(home), again))).toContain('done=reopened');
  expect((await get('seller', salePage(home))).status).toBe(200);
});
