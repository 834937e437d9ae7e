import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { createClient, enter, fillSignIn, PASSWORD, signIn } from '../support/accounts';
import { homes, visit } from '../support/homes';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

type Locale = (typeof languages)[number];

const [first, second, third] = homes as [(typeof homes)[0], (typeof homes)[0], (typeof homes)[0]];
const wordsOf = (locale: Locale) => createTranslator({ locale, messages: texts[locale], namespace: 'savedHomes' });
const words = { en: wordsOf('en'), es: wordsOf('es') };

const titleOf = (home: typeof first, locale: Locale = 'en') => home.text[locale].title;
const heart = (page: Page, home: typeof first, locale: Locale = 'en') =>
  page.getByRole('main').getByRole('button', { name: words[locale]('save', { title: titleOf(home, locale) }) });
const header = (page: Page, locale: Locale = 'en') =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${texts[locale].savedHomes.title}`) })
    .first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('saved-homes'));
const news = (page: Page) => page.getByRole('banner').getByRole('status');
const pressed = (isPressed: boolean) => ['aria-pressed', String(isPressed)] as const;

for (const locale of languages) {
  const t = texts[locale].savedHomes;

  test.describe(`saved homes without an account, ${locale}`, () => {
    test('outlive a reload, are counted in the header, and stand on a page of their own', async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await visit(page, `/${locale}/properties`);
      await heart(page, first, locale).click();
      await expect(heart(page, first, locale)).toHaveAttribute(...pressed(true));
      await expect(news(page)).toHaveText(t.news.kept);
      await heart(page, second, locale).click();
      await expect(header(page, locale)).toHaveAccessibleName(`${t.title} 2`);
      await expectAccessible(page);
      await page.reload();
      await expect(heart(page, first, locale)).toHaveAttribute(...pressed(true));
      await expect(heart(page, third, locale)).toHaveAttribute(...pressed(false));

      await header(page, locale).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
      await expect(cards(page).first()).toContainText('€');
      await expect(page.getByText(words[locale]('count', { count: 2 }))).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { name: t.invite.title })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      // What is taken off stays in sight until the next visit, so that it can be had again.
      await heart(page, first, locale).click();
      await heart(page, second, locale).click();
      await expect(header(page, locale)).toHaveAccessibleName(t.title);
      await page.goto(`/${locale}/saved-homes`);
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t.empty.look })).toHaveAttribute(
        'href',
        `/${locale}/properties`,
      );
      await expectAccessible(page);
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    });

    test('are saved on the page of a home, by keyboard, in every tab at once', async ({ page, context }) => {
      await visit(page, `/${locale}/properties/${first.id}`);
      const other = await context.newPage();
      await visit(other, `/${locale}/properties`);
      await expect(heart(other, first, locale)).toHaveAttribute(...pressed(false));
      const button = heart(page, first, locale).first();
      await expect(button).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute(...pressed(true));
      await expect(button).toBeFocused();
      await expect(heart(other, first, locale)).toHaveAttribute(...pressed(true));

      // On a card the heart comes after the link, and has a focus ring of its own.
      await cards(other).first().getByRole('link').focus();
      await other.keyboard.press('Tab');
      await expect(heart(other, first, locale)).toBeFocused();
      await other.keyboard.press('Space');
      await expect(heart(other, first, locale)).toHaveAttribute(...pressed(false));
      await expect(other).toHaveURL(`/${locale}/properties`);
      await expect(button).toHaveAttribute(...pressed(false));
      const box = await heart(other, first, locale).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });

    test('leave the list without a word but one when they are no longer offered', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await page.evaluate(
        (list) => localStorage.setItem('saved-homes', JSON.stringify(list)),
        ['sold-long-ago', first.id],
      );
      await page.goto(`/${locale}/saved-homes`);
      await expect(page.getByText(words[locale]('gone', { count: 1 }))).toBeVisible();
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(first, locale)]);
      await expect.poll(() => kept(page)).toBe(JSON.stringify([first.id]));
    });
  });

  test(`what the browser kept moves into the account, on to the next device, and away at the sign-out, ${locale}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { accountPanel, dashboardPage, recommendations } = texts[locale];
    const email = newAddress();
    await createClient(page, email, PASSWORD, locale);
    await visit(page, `/${locale}/properties`);
    await heart(page, first, locale).click();
    await heart(page, second, locale).click();
    await expect.poll(() => kept(page)).toContain(first.id);
    await signIn(page, email, PASSWORD, locale);
    const section = page.getByRole('region', { name: t.title });
    await expect(section.getByRole('article').getByRole('heading')).toHaveText([
      titleOf(second, locale),
      titleOf(first, locale),
    ]);
    await expect.poll(() => kept(page)).toBeNull();
    await expect(section.getByRole('link', { name: words[locale]('dashboard.all', { count: 2 }) })).toBeVisible();
    const others = page.getByRole('region', { name: recommendations.title });
    await expect(others.getByRole('article').first()).toBeVisible();
    const reason = recommendations.because.saved.split('{')[0] ?? '';
    await expect(others.getByText(reason).first()).toBeVisible();
    for (const home of [first, second]) {
      await expect(others.getByRole('heading', { name: titleOf(home, locale), exact: true })).toHaveCount(0);
    }
    await expectAccessible(page);

    const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } });
    const phone = await elsewhere.newPage();
    await signIn(phone, email, PASSWORD, locale);
    await phone.goto(`/${locale}/saved-homes`);
    await expect(cards(phone).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
    await heart(phone, first, locale).click();
    await expect(news(phone)).toHaveText(t.news.removed);
    await elsewhere.close();

    await page.goto(`/${locale}/properties`);
    await expect(heart(page, second, locale)).toHaveAttribute(...pressed(true));
    await expect(heart(page, first, locale)).toHaveAttribute(...pressed(false));
    await page.goto(`/${locale}/dashboard`);
    await expect(section.getByRole('article')).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: dashboardPage.download }).click(),
    ]);
    let file = '';
    for await (const chunk of await download.createReadStream()) file += String(chunk);
    expect(JSON.parse(file)).toMatchObject({ savedHomes: [{ listingId: second.id }] });

    await page
      .getByRole('complementary', { name: accountPanel.label })
      .getByRole('button', { name: accountPanel.signOut })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`/${locale}/properties`);
    await expect(heart(page, second, locale)).toHaveAttribute(...pressed(false));
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-homes')))).toEqual([]);
  });
}

test('a client who saved nothing is shown the way to some homes', async ({ page }) => {
  await enter(page, newAddress());
  const { savedHomes: t, recommendations } = texts.en;
  const section = page.getByRole('region', { name: t.title });
  await expect(section.getByRole('link', { name: t.empty.look })).toHaveAttribute('href', '/en/properties');
  await expect(page.getByText(recommendations.none)).toBeVisible();
});

test('the heart goes back and says so while the server is out of reach', async ({ page, context }) => {
  await enter(page, newAddress());
  await visit(page, '/en/properties');
  await heart(page, first).click();
  await expect(news(page)).toHaveText(texts.en.savedHomes.news.saved);
  await context.setOffline(true);
  await heart(page, second).click();
  await expect(news(page)).toContainText(texts.en.savedHomes.news.failed);
  await expect(heart(page, second)).toHaveAttribute(...pressed(false));
  await expect(heart(page, first)).toHaveAttribute(...pressed(true));
  await expectAccessible(page);
  await context.setOffline(false);
  await heart(page, second).click();
  await expect(news(page)).toHaveText(texts.en.savedHomes.news.saved);
  await expect(heart(page, second)).toHaveAttribute(...pressed(true));
});

test('goes by what was looked at only where that is wanted, and forgets it', async ({ page }) => {
  test.slow();
  const t = texts.en.recommendations;
  await enter(page, newAddress());
  await visit(page, `/en/properties/${first.id}`);
  await page.goto('/en/dashboard');
  const section = page.getByRole('region', { name: t.title });
  await expect(section.getByRole('article')).toHaveCount(0);
  await section.getByRole('button', { name: t.seen.start }).click();
  await expect(section.getByText(t.seen.kept)).toBeVisible();
  await page.goto(`/en/properties/${first.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-homes'))).toBe(JSON.stringify([first.id]));
  await page.goto('/en/dashboard');
  await expect(section.getByText(`Because you looked at “${titleOf(first)}”`).first()).toBeVisible();
  await expect(section.getByRole('heading', { name: titleOf(first), exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await section.getByRole('button', { name: t.seen.clear }).click();
  await expect(section.getByText(t.seen.cleared)).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);
  const seen = () => page.evaluate(() => localStorage.getItem('seen-homes'));
  expect(await seen()).toBeNull();

  // A sign-out forgets it as well.
  await section.getByRole('button', { name: t.seen.start }).click();
  expect(await seen()).toBe('[]');
  const panel = page.getByRole('complementary', { name: texts.en.accountPanel.label });
  await panel.getByRole('button', { name: texts.en.accountPanel.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(seen).toBeNull();
});

test('what the browser kept moves into an account of Google as well', async ({ page }) => {
  await visit(page, '/en/properties');
  await heart(page, first).click();
  await expect.poll(() => kept(page)).toContain(first.id);
  await page.goto('/en/login?returnTo=%2Fen%2Fdashboard');
  await page.locator('form:has(input[value=google]) button').click();
  await page.locator('input[name=login]').fill(newAddress('google'));
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const section = page.getByRole('region', { name: texts.en.savedHomes.title });
  await expect(section.getByRole('article').getByRole('heading')).toHaveText([titleOf(first)]);
  await expect.poll(() => kept(page)).toBeNull();
});

test('the list belongs to who is signed in, and changes by our own pages alone', async ({ page, request }) => {
  const path = '/api/account/saved-homes';
  expect((await request.get(path)).status()).toBe(401);
  const own = { 'sec-fetch-site': 'same-origin' };
  expect((await request.post(path, { headers: own, data: { save: [first.id] } })).status()).toBe(401);
  await enter(page, newAddress());
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await page.request.post(path, { headers: foreign, data: { save: [first.id] } })).status()).toBe(403);
  const post = (data: unknown) => page.request.post(path, { headers: own, data });
  expect((await post({ save: ['<script>'] })).status()).toBe(422);
  expect((await post({ save: Array.from({ length: 101 }, (_, index) => `home-${index}`) })).status()).toBe(422);
  expect((await post({ save: [first.id, 'no-such-home'] })).status()).toBe(200);
  expect(await (await page.request.get(path)).json()).toEqual({ homes: [first.id] });
});

test.describe('saved homes without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are saved by a form, by way of the sign-in, and taken off again', async ({ page }) => {
    test.slow();
    const t = texts.es.savedHomes;
    const email = newAddress();
    await createClient(page, email, PASSWORD, 'es');
    await page.goto('/es/properties');
    await expect(heart(page, first, 'es')).toHaveCount(0);
    await page.goto(`/es/properties/${first.id}`);
    await page.getByRole('button', { name: t.saveWord }).click();
    await expect(page).toHaveURL(/\/es\/login\?returnTo=/);
    await fillSignIn(page, email, PASSWORD, 'es');
    await expect(page).toHaveURL(`/es/saved-homes?save=${first.id}`);
    await page.getByRole('button', { name: t.saveWord }).click();
    await expect(page).toHaveURL('/es/saved-homes');
    await expect(cards(page).getByRole('heading')).toHaveText([titleOf(first, 'es')]);
    await page.goto('/es/dashboard');
    await expect(page.getByRole('region', { name: t.title }).getByRole('article')).toHaveCount(1);
    await page.goto('/es/saved-homes');
    await page.getByRole('button', { name: t.removeWord }).click();
    await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  });
});
