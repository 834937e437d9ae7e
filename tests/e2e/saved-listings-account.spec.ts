import { enterAsClient, newClient, PASSWORD, signIn } from '@/tests/support/accounts';
import { alivePage } from '@/tests/support/alive-page';
import { cards } from '@/tests/support/page-parts';
import { first, heart, storedIds, news, pressed, second, titleOf, words } from '@/tests/support/saved-listings';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const t = texts[locale].savedListings;

  test(
    `the browser’s list moves into the account, to the next device, and goes at sign-out, ${locale}`,
    { tag: '@nightly' },
    async ({ page, browser }) => {
      test.slow();
      const { accountPanel, dashboardPage, recommendations } = texts[locale];
      const email = await newClient(locale);
      await page.goto(`/${locale}/properties`);
      await heart(page, first, locale).click();
      await heart(page, second, locale).click();
      await expect.poll(() => storedIds(page)).toContain(first.id);
      await signIn(page, email, PASSWORD, locale);
      const section = page.getByRole('region', { name: t.title });
      await expect(section.getByRole('article').getByRole('heading')).toHaveText([
        titleOf(second, locale),
        titleOf(first, locale),
      ]);
      await expect.poll(() => storedIds(page)).toBeNull();
      await expect(section.getByRole('link', { name: words[locale]('dashboard.all', { count: 2 }) })).toBeVisible();
      const others = page.getByRole('region', { name: recommendations.title });
      await expect(others.getByRole('article').first()).toBeVisible();
      const reason = recommendations.because.saved.split('{')[0] ?? '';
      await expect(others.getByText(reason).first()).toBeVisible();
      for (const listing of [first, second]) {
        await expect(others.getByRole('heading', { name: titleOf(listing, locale), exact: true })).toHaveCount(0);
      }

      const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } });
      const phone = alivePage(await elsewhere.newPage());
      await signIn(phone, email, PASSWORD, locale);
      await phone.goto(`/${locale}/saved-homes`);
      await expect(cards(phone).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
      await heart(phone, second, locale).click();
      await expect(cards(phone).getByRole('heading')).toHaveText([titleOf(first, locale)]);
      await phone.getByRole('button', { name: t.news.undo }).click();
      await expect(news(phone)).toHaveText(t.news.saved);
      await phone.reload();
      await expect(cards(phone).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
      const stored = phone.waitForResponse('**/api/account/saved-homes');
      await heart(phone, first, locale).click();
      await expect(news(phone)).toContainText(t.news.removed);
      await stored;
      await elsewhere.close();

      await page.goto(`/${locale}/properties`);
      await expect(heart(page, second, locale)).toHaveAttribute(...pressed(true));
      await expect(heart(page, first, locale)).toHaveAttribute(...pressed(false));
      await page.goto(`/${locale}/dashboard`);
      await expect(section.getByRole('article')).toHaveCount(1);
      await heart(page, second, locale).click();
      await expect(section.getByRole('article')).toHaveCount(0);
      await expect(section.getByRole('link', { name: t.empty.look })).toBeVisible();
      await page.getByRole('button', { name: t.news.undo }).click();
      await expect(section.getByRole('article')).toHaveCount(1);
      await expect(news(page)).toHaveText(t.news.saved);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: dashboardPage.download }).click(),
      ]);
      let file = '';
      for await (const chunk of await download.createReadStream()) file += String(chunk);
      expect(JSON.parse(file)).toMatchObject({ savedListings: [{ listingId: second.id }] });

      await page
        .getByRole('complementary', { name: accountPanel.label })
        .getByRole('button', { name: accountPanel.signOut })
        .click();
      await expect(page).toHaveURL(/\/login/);
      await page.goto(`/${locale}/properties`);
      await expect(heart(page, second, locale)).toHaveAttribute(...pressed(false));
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-homes')))).toEqual([]);
    },
  );
}

test('a client without saved listings gets links to some', { tag: '@nightly' }, async ({ page }) => {
  await enterAsClient(page);
  await page.goto('/en/dashboard');
  const { savedListings: t, recommendations } = texts.en;
  const section = page.getByRole('region', { name: t.title });
  await expect(section.getByRole('link', { name: t.empty.look })).toHaveAttribute('href', '/en/properties');
  await expect(page.getByText(recommendations.none)).toBeVisible();
});

test(
  'the save button rolls back and says so while the server is unreachable',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await enterAsClient(page);
    await page.goto('/en/properties');
    await heart(page, first).click();
    await expect(news(page)).toHaveText(texts.en.savedListings.news.saved);
    await context.setOffline(true);
    await heart(page, second).click();
    await expect(news(page)).toContainText(texts.en.savedListings.news.failed);
    await expect(heart(page, second)).toHaveAttribute(...pressed(false));
    await expect(heart(page, first)).toHaveAttribute(...pressed(true));
    await context.setOffline(false);
    await heart(page, second).click();
    await expect(news(page)).toHaveText(texts.en.savedListings.news.saved);
    await expect(heart(page, second)).toHaveAttribute(...pressed(true));
  },
);

test('the browser’s list moves into a Google account too', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/en/properties');
  await heart(page, first).click();
  await expect.poll(() => storedIds(page)).toContain(first.id);
  await page.goto('/en/login?returnTo=%2Fen%2Fdashboard');
  await page.locator('form:has(input[value=google]) button').click();
  await page.locator('input[name=login]').fill(newAddress('google'));
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const section = page.getByRole('region', { name: texts.en.savedListings.title });
  await expect(section.getByRole('article').getByRole('heading')).toHaveText([titleOf(first)]);
  await expect.poll(() => storedIds(page)).toBeNull();
});

test('the list is of the signed-in client, and changes from our pages only', async ({ page, request }) => {
  const path = '/api/account/saved-homes';
  expect((await request.get(path)).status()).toBe(401);
  const own = { 'sec-fetch-site': 'same-origin' };
  expect((await request.post(path, { headers: own, data: { save: [first.id] } })).status()).toBe(401);
  await enterAsClient(page);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await page.request.post(path, { headers: foreign, data: { save: [first.id] } })).status()).toBe(403);
  const post = (data: unknown) => page.request.post(path, { headers: own, data });
  expect((await post({ save: ['<script>'] })).status()).toBe(422);
  expect((await post({ save: Array.from({ length: 101 }, (_, index) => `home-${index}`) })).status()).toBe(422);
  expect((await post({ save: [first.id, 'no-such-home'] })).status()).toBe(200);
  expect(await (await page.request.get(path)).json()).toEqual({ homes: [first.id] });
});
