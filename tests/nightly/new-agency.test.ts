import type { Browser, Page } from '@playwright/test';
import { listingIds } from '@/content/properties/ids';
import { standInMember } from '@/content/stand-in-member';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { sampleArticles, sampleNames } from '@/lib/site/samples';
import { launchBrowser } from '@/tests/support/live/browser.mjs';
import { openPages, wrongOn } from '@/tests/support/desk-checks';
import { enrol, enter, publishListing, setFact } from '@/tests/support/new-agency';
import { folder, freePort, runCommand, serve, stop, type Site } from '@/tests/support/site-server';
import { languages, texts } from '@/tests/support/texts';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(600_000);

const EMAIL = 'marta@agency.com';
const listing = contentListings.find(({ operation, type }) => operation === 'sale' && type === 'apartment');

let browser: Browser | undefined;
let site: Site | undefined;
afterAll(async () => {
  await browser?.close();
  if (site) await stop(site);
});

let steps = 0;
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  steps += 1;
  process.stdout.write(`${steps}. ${name}\n`);
  return work();
}

async function command(name: 'agency' | 'doctor', args: readonly string[], environment: Record<string, string>) {
  const run = runCommand(name, args, environment);
  return { code: await run.ended, output: run.output() };
}

it('takes a new agency from nothing to its first published home, without a sample left', async () => {
  const port = await freePort();
  const environment = {
    ...{ SITE_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: `file:${folder}/new/db`, MAIL_FOLDER: `${folder}/new/outbox` },
  };
  const answers = [
    ...['--name', 'Costa Nova', '--legal-name', 'Costa Nova Homes, S.L.', '--tax-id', 'A39000013', '--founded', '2019'],
    ...['--company-register', 'Registro Mercantil de Girona', '--volume', '12', '--folio', '34', '--sheet', 'GI-567'],
    ...['--aicat', '4711', '--raicv', '', '--phone', '+34 972 123 456', '--email', 'info@agency.com'],
    ...['--street', 'Carrer Nou', '--number', '7', '--postal-code', '17001', '--city', 'Girona'],
    ...['--office-hours', 'mon-fri 09:00-18:00', '--phone-hours', 'mon-fri 09:00-20:00', '--samples', 'hide'],
  ];
  site = await step('npm start', () => serve(environment, port));
  const { url } = site;
  const begun = await step('npm run agency -- start, with the answers', () =>
    command('agency', ['start', '--no-ask', '--locale', 'en', ...answers], environment),
  );
  expect(begun.code).toBe(0);
  for (const title of ['Name and registers', 'Phone, email and address', 'Hours', 'Samples']) {
    expect(begun.output).toContain(`done  ${title}\n`);
  }
  await step('npm run agency -- add, for the first owner', () =>
    command('agency', ['add', EMAIL, '--locale', 'en'], environment),
  );
  const chromium = await launchBrowser();
  browser = chromium;
  const context = await chromium.newContext({ baseURL: url, javaScriptEnabled: false, locale: 'en-GB' });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await step('the link of the invitation: sign up, confirm, accept', () =>
    enter(page, { email: EMAIL, outbox: environment.MAIL_FOLDER, url }),
  );
  await step('the second step and its recovery codes', () => enrol(page));
  await step('each page of her empty desk, in both languages', async () => {
    const looking = await chromium.newContext({ baseURL: url, storageState: await context.storageState() });
    const empty = await looking.newPage();
    const wrong: string[] = [];
    for (const locale of languages) {
      for (const { address } of openPages) {
        if (address.includes('/sample')) continue;
        wrong.push(...(await wrongOn(empty, address.replace(/^\/en/, `/${locale}`))));
      }
    }
    await looking.close();
    expect(wrong).toEqual([]);
  });
  await step('her own figures', () => setFact(page, 'statistics', { clients: '120', isSample: '' }));
  const id = await step('a first home: its facts, photographs, publication', async () => {
    if (!listing) throw new Error('no sample to copy the facts of');
    return publishListing(page, { ...listing, agent: standInMember.id, status: 'available' });
  });

  await until(async () => (await fetch(`${url}/en/properties/${id}`)).status === 200, 10_000);
  const list = await (await fetch(`${url}/en/comprar`)).text();
  expect(list).toContain(`/en/properties/${id}"`);
  const { testimonialsPage } = texts.en;
  for (const path of ['', '/comprar', '/about', '/testimonials', '/blog', '/contact', '/legal-notice']) {
    const html = (await (await fetch(`${url}/en${path}`)).text()).replaceAll('&amp;', '&');
    const samples = [
      ...listingIds.map((one) => `/properties/${one}"`),
      ...[...sampleArticles].map((one) => `/blog/${one}"`),
    ];
    expect([path, samples.filter((sample) => html.includes(sample))]).toEqual([path, []]);
    expect([path, html.includes(`>${testimonialsPage.example}<`)]).toEqual([path, false]);
    expect([path, html.includes('Costa Nova')]).toEqual([path, true]);
    const named = sampleNames().filter((name) => html.includes(name));
    expect([path, named]).toEqual([path, []]);
  }
  const checked = await command('doctor', [], environment);
  expect(checked.output).toContain('Samples are hidden');
  expect(checked.output).not.toContain('Samples are shown');
  expect(steps).toBe(8);
});
