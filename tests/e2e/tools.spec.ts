import { PASSWORD, createClient, fillSignIn } from '../support/accounts';
import { alivePage } from '../support/alive-page';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { expect, newAddress, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

const MORTGAGE = 'herramientas/calculadora-hipoteca';
const VALUATION = 'herramientas/valoracion';

/** One client for all tests of a worker: signing up is tested elsewhere. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

async function signedIn(browser: Browser): Promise<typeof cookies> {
  if (cookies.length > 0) return cookies;
  // Of its own, whatever the test that comes first goes without.
  const page = alivePage(
    await browser.newPage({ javaScriptEnabled: true, extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.2' } }),
  );
  const email = newAddress('tools');
  await createClient(page, email);
  await page.goto(`/en/login?returnTo=${encodeURIComponent(`/en/${MORTGAGE}`)}`);
  await fillSignIn(page, email, PASSWORD);
  await expect(page).toHaveURL(`/en/${MORTGAGE}`);
  cookies = await page.context().cookies();
  await page.close();
  return cookies;
}

/** Opens a page as a client, the cookie banner out of the way. */
async function open(page: Page, browser: Browser, path: string): Promise<void> {
  await page.context().addCookies(await signedIn(browser));
  await page.goto(path);
}

for (const locale of languages) {
  const { mortgagePage: m, valuationPage: v, header, homePage } = texts[locale];
  const euros = (text: string) => new RegExp(text.replace(/[.,]/g, '[.,]'));

  test.describe(`the tools, ${locale}`, () => {
    test('send visitors to sign in and bring them back to what they had typed', async ({ page }) => {
      const email = newAddress();
      await createClient(page, email, locale);
      await page.goto(`/${locale}/${MORTGAGE}?price=431000&region=madrid&age=50`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?returnTo=`));
      await fillSignIn(page, email, PASSWORD, locale);
      await expect(page).toHaveURL(`/${locale}/${MORTGAGE}?price=431000&region=madrid&age=50`);
      await expect(page.getByRole('textbox', { name: m.form.fields.price })).toHaveValue('431000');
      await expect(page.getByRole('combobox', { name: m.form.fields.region })).toHaveValue('madrid');
    });

    test('keep the schedule from those who are not signed in', async ({ page, request }) => {
      const file = `/${locale}/${MORTGAGE}/schedule.csv?price=300000`;
      expect((await request.get(file)).status()).toBe(401);
      await page.goto(file);
      const back = encodeURIComponent(`/${locale}/${MORTGAGE}?price=300000`);
      await expect(page).toHaveURL(`/${locale}/login?returnTo=${back}`);
    });

    test('show a mortgage, its costs and its course, accessible and in full width', async ({ page, browser }) => {
      // Axe reads all 312 months of the schedule.
      test.slow();
      const seen = watch(page);
      await open(page, browser, `/${locale}/${MORTGAGE}?rateType=variable`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.heading);
      await expect(page.getByRole('heading', { name: m.result.heading })).toBeVisible();
      await expect(page.getByRole('heading', { name: m.result.stress.heading })).toBeVisible();
      await expect(page.getByRole('table', { name: m.result.byYear }).getByRole('row')).toHaveCount(27);
      await page.locator('summary', { hasText: m.result.byMonth }).click();
      await expect(page.getByRole('table', { name: m.result.byMonth }).getByRole('row')).toHaveCount(313);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('reckon what is typed and give the result an address of its own', async ({ page, browser }) => {
      await open(page, browser, `/${locale}/${MORTGAGE}`);
      await expect(page.getByRole('heading', { name: m.result.example })).toBeVisible();
      await page.getByRole('textbox', { name: m.form.fields.price }).fill('350.000');
      await page.getByRole('textbox', { name: m.form.fields.savings }).fill('120000');
      await page.getByRole('textbox', { name: m.form.fields.rate }).fill('2,81');
      await page.getByRole('button', { name: m.form.submit }).click();
      await expect(page).toHaveURL(/price=350\.000.*#result$/);
      await expect(page.getByText(euros('267.425')).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: m.form.fields.price })).toHaveValue('350.000');
      await expect(page.getByText(euros('1.208,')).first()).toBeVisible();
    });

    test('say at the field what is wrong, lead to it and keep what was typed', async ({ page, browser }) => {
      await open(page, browser, `/${locale}/${MORTGAGE}?price=much&age=12&years=20`);
      const price = page.getByRole('textbox', { name: m.form.fields.price });
      await expect(price).toHaveValue('much');
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toBeFocused();
      await expect(price).toHaveAccessibleDescription(texts[locale].toolForm.errors.number);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([m.form.fields.price, m.form.fields.age]);
      await page.getByRole('alert').getByRole('link', { name: m.form.fields.age }).click();
      await expect(page.getByRole('textbox', { name: m.form.fields.age })).toBeFocused();
      await expect(page.getByRole('heading', { name: m.result.none })).toBeVisible();
      await expectAccessible(page);
    });

    test('hand over the schedule as a file that adds up to the loan', async ({ page, browser }) => {
      await open(page, browser, `/${locale}/${MORTGAGE}?price=350000&savings=120000&rate=2.81&years=26`);
      const href = await page.getByRole('link', { name: m.result.csv }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toContain('text/csv');
      expect(answer.headers()['cache-control']).toContain('no-store');
      const rows = (await answer.text()).trim().split('\r\n').slice(1);
      expect(rows).toHaveLength(312);
      const capital = rows.map((row) =>
        Math.round(100 * Number(locale === 'en' ? row.split(',')[3] : row.split(';')[3]?.replace(',', '.'))),
      );
      expect(capital.reduce((sum, cents) => sum + cents, 0)).toBe(26_742_500);
    });

    test('value a home, with its reasons, its map and homes like it', async ({ page, browser }) => {
      const seen = watch(page);
      await open(page, browser, `/${locale}/${VALUATION}?area=gracia&terrace=12&energy=D`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(v.heading);
      await expect(page.getByRole('heading', { name: v.result.heading })).toBeVisible();
      await expect(page.getByRole('table', { name: v.table.caption }).getByRole('row')).toHaveCount(9);
      await expect(page.getByRole('figure', { name: v.map.names.barcelona }).getByRole('listitem')).toHaveCount(10);
      await expect(page.getByRole('figure', { name: v.map.names['costa-blanca'] }).getByRole('listitem')).toHaveCount(
        10,
      );
      const boxes = await page
        .getByRole('figure', { name: v.map.names.barcelona })
        .getByRole('listitem')
        .evaluateAll((tiles) => tiles.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
      expect(new Set(boxes).size).toBe(10);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('lead from a valuation to a visit with all of it filled in', async ({ page, browser }) => {
      await open(page, browser, `/${locale}/${VALUATION}?area=gracia&size=77`);
      await page.getByRole('link', { name: v.result.visit }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/contact\\?subject=valuation&message=`));
      await expect(page.locator('#contact-form [name="subject"]')).toHaveValue(
        texts[locale].contactForm.subjects.valuation,
      );
      await expect(page.locator('#contact-form [name="message"]')).toHaveValue(/Gràcia.*77/s);
    });

    for (const [query, reason] of [
      ['area=elsewhere', 'noData'],
      ['size=5', 'tooSmall'],
      ['size=40&bedrooms=20', 'tooManyRooms'],
      ['type=villa', 'houseInCity'],
    ] as const) {
      test(`refuse a figure in plain words: ${query}`, async ({ page, browser }) => {
        await open(page, browser, `/${locale}/${VALUATION}?${query}`);
        await expect(page.getByText(v.result.refused[reason])).toBeVisible();
        await expect(page.getByRole('link', { name: v.result.visit })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('are reached from the header and, through the door, from the home page', async ({ page, browser }) => {
      await open(page, browser, `/${locale}`);
      for (const [name, path] of [
        [header.links.valuation, VALUATION],
        [header.links.mortgage, MORTGAGE],
      ] as const) {
        const link = page.getByRole('banner').getByRole('link', { name, includeHidden: true }).first();
        await expect(link).toHaveAttribute('href', `/${locale}/${path}`);
      }
      await page.getByRole('main').getByRole('link', { name: homePage.tools.mortgage.action, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/${MORTGAGE}`);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('both reckon', async ({ page, browser }) => {
        await page.context().addCookies(await signedIn(browser));
        await page.goto(`/${locale}/${MORTGAGE}`);
        await page.getByRole('textbox', { name: m.form.fields.price }).fill('200000');
        await page.getByText(m.form.options.new, { exact: true }).click();
        await page.getByRole('button', { name: m.form.submit }).click();
        await expect(page).toHaveURL(/price=200000.*build=new/);
        await expect(page.getByRole('heading', { name: m.result.heading })).toBeVisible();
        await page.goto(`/${locale}/${VALUATION}`);
        await page.getByRole('combobox', { name: v.form.fields.area }).selectOption('moraira');
        await page.getByLabel(v.form.fields.size).fill('120');
        await page.getByRole('button', { name: v.form.submit }).click();
        await expect(page).toHaveURL(/area=moraira.*size=120/);
        await expect(page.getByRole('heading', { name: v.result.heading })).toBeVisible();
      });
    });
  });
}

test('the feed of our homes is whole and its pictures are there', async ({ request }) => {
  const feed = await request.get('/feeds/kyero.xml');
  expect(feed.status()).toBe(200);
  expect(feed.headers()['content-type']).toContain('xml');
  const text = await feed.text();
  expect(text).toContain('<feed_version>3</feed_version>');
  expect(text.match(/<property>/g)?.length).toBeGreaterThan(20);
  const [, picture] = /<url>[^<]*(\/feeds\/pictures\/[^<]+\.jpg)<\/url>/.exec(text) ?? [];
  const answer = await request.get(picture ?? '/missing');
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await request.get('/feeds/pictures/no-such.jpg')).status()).toBe(404);
});
