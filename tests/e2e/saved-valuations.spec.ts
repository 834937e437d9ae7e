import { enterAsClient, fillSignIn, fillSignUp, fillVerification, newClient, PASSWORD } from '@/tests/support/accounts';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const QUERY = 'area=gracia&type=apartment&size=77&bedrooms=2&floor=3&lift=yes&year=1935&terrace=&energy=';

async function save(page: Page, locale: 'en' | 'es', condition: string, said: 'saved' | 'again' | 'unchanged') {
  const { save: t } = texts[locale].valuationPage;
  await page.goto(`/${locale}/herramientas/valoracion?${QUERY}&condition=${condition}`);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: t[said] })).toBeVisible();
}

for (const locale of languages) {
  const { dashboardPage, valuationPage: v, contactForm } = texts[locale];
  const t = dashboardPage.valuations;

  test.describe(`saved valuations, ${locale}`, () => {
    test('ask a visitor to sign in, and return with the result saved', { tag: '@nightly' }, async ({ page }) => {
      const email = await newClient(locale);
      await page.goto(`/${locale}/herramientas/valoracion?${QUERY}&condition=good`);
      await page.getByRole('button', { name: v.save.submit }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?returnTo=`));
      await fillSignIn(page, email, PASSWORD, locale);
      await expect(page).toHaveURL(new RegExp(`/${locale}/herramientas/valoracion\\?area=gracia.*kept=saved`));
      await expect(page.getByRole('textbox', { name: v.form.fields.size })).toHaveValue('77');
      await expect(page.getByRole('status').filter({ hasText: v.save.saved })).toBeVisible();
      await page.getByRole('link', { name: v.save.see }).click();
      await expect(page.getByRole('region', { name: t.title }).getByRole('article')).toHaveCount(1);
    });

    test(
      'let a visitor sign up on the way, and return with the result saved',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = newAddress();
        await page.goto(`/${locale}/herramientas/valoracion?${QUERY}&condition=good`);
        await page.getByRole('button', { name: v.save.submit }).click();
        await page
          .getByRole('navigation', { name: texts[locale].loginPage.tabs })
          .getByRole('link', { name: texts[locale].loginPage.signUp })
          .click();
        await expect(page).toHaveURL(/mode=signup/);
        await fillSignUp(page, email, PASSWORD, locale);
        await expect(page.getByText(email)).toBeVisible();
        await page.goto(linkIn(await nthEmailTo(email), '/auth/verify'));
        await expect.poll(() => page.url()).not.toContain('token');
        await fillVerification(page, PASSWORD, locale);
        await expect(page.getByRole('status').filter({ hasText: v.save.saved })).toBeVisible();
      },
    );

    test(
      'keep a property with its history, to be named, valued again, visited and removed',
      { tag: '@nightly' },
      async ({ page }) => {
        test.slow();
        const seen = watch(page);
        await enterAsClient(page, locale);
        await page.goto(`/${locale}/dashboard`);
        const section = page.getByRole('region', { name: t.title });
        await section.getByRole('link', { name: t.begin }).click();
        await expect(page).toHaveURL(`/${locale}/herramientas/valoracion`);
        await expect(page.getByRole('button', { name: v.save.submit })).toHaveCount(0);

        await save(page, locale, 'to-renovate', 'saved');
        await save(page, locale, 'to-renovate', 'unchanged');
        await save(page, locale, 'as-new', 'again');
        await page.getByRole('link', { name: v.save.see }).click();
        await expect(page).toHaveURL(`/${locale}/dashboard#valuations`);
        const property = section.getByRole('article');
        await expect(property).toHaveCount(1);
        await expect(property.getByRole('list').getByRole('listitem')).toHaveCount(2);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1440, height: 900 });

        await property.getByText(t.manage).click();
        await property.getByLabel(t.name).fill('Àvia Montserrat');
        await property.getByRole('button', { name: t.rename }).click();
        await expect(property.getByRole('heading', { level: 3 })).toHaveText('Àvia Montserrat');

        await property.getByRole('link', { name: t.again }).click();
        await expect(page.getByRole('textbox', { name: v.form.fields.size })).toHaveValue('77');
        await expect(page.getByRole('combobox', { name: v.form.fields.condition })).toHaveValue('as-new');
        await page.goBack();
        await property.getByRole('link', { name: t.visit }).click();
        await expect(page.locator('#contact-form [name="subject"]')).toHaveValue(contactForm.subjects.valuation);
        await expect(page.locator('#contact-form [name="message"]')).toHaveValue(/Gràcia.*77.*\d{3}/s);

        await page.goto(`/${locale}/dashboard`);
        await property.getByText(t.manage).click();
        await property.getByRole('button', { name: t.remove }).click();
        await expect(property).toHaveCount(0);
        await expect(section.getByText(t.empty)).toBeVisible();
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );
  });
}

test.describe('saved valuations without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('are saved, named and removed by forms', async ({ page }) => {
    const t = texts.en.dashboardPage.valuations;
    await enterAsClient(page);
    await save(page, 'en', 'good', 'saved');
    await save(page, 'en', 'new', 'again');
    await page.goto('/en/dashboard');
    const property = page.getByRole('region', { name: t.title }).getByRole('article');
    await property.getByText(t.manage).click();
    await property.getByLabel(t.name).fill('Gran Via');
    await property.getByRole('button', { name: t.rename }).click();
    await expect(property.getByRole('heading', { level: 3 })).toHaveText('Gran Via');
    await property.getByText(t.manage).click();
    await property.getByRole('button', { name: t.remove }).click();
    await expect(property).toHaveCount(0);
  });
});
