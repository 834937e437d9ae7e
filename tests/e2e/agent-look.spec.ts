import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { agency } from '@/tests/support/written';

type Language = (typeof languages)[number];

const lookOf = (page: Page, locale: Language): Locator =>
  page.getByRole('region', { name: texts[locale].valuationPage.agentLook.heading });

async function value(page: Page, locale: Language): Promise<void> {
  const { valuationPage: v } = texts[locale];
  await page.goto(`/${locale}/herramientas/valoracion`);
  await page.getByRole('combobox', { name: v.form.fields.place }).fill('Carrer de Dalt 3, Gràcia');
  await page.getByRole('button', { name: v.form.submit }).click();
  await expect(page.getByRole('heading', { name: v.result.heading })).toBeVisible();
}

async function fillIn(form: Locator, locale: Language, email: string): Promise<void> {
  const { contactForm, valuationPage } = texts[locale];
  await form.getByLabel(contactForm.name, { exact: true }).fill('Montserrat Vilà');
  await form.getByLabel(contactForm.email, { exact: true }).fill(email);
  await form.getByLabel(valuationPage.agentLook.withResult).check();
}

async function noticeAbout(email: string): Promise<string> {
  await nthEmailTo(email);
  await expect.poll(async () => (await noticesOf(email)).length).toBe(1);
  return (await noticesOf(email))[0]?.text ?? '';
}

const noticesOf = async (email: string) =>
  (await emailsTo(agency.email)).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));

for (const locale of languages) {
  const { contactForm, fieldErrors, valuationPage: v } = texts[locale];
  const t = v.agentLook;

  test.describe(`an agent’s look, ${locale}`, () => {
    test(
      'is offered after a result alone, and reaches the agency once with the result',
      { tag: ['@phone', '@nightly'] },
      async ({ page }) => {
        await page.goto(`/${locale}/herramientas/valoracion`);
        await expect(page.getByRole('heading', { name: v.result.example })).toBeVisible();
        await expect(lookOf(page, locale)).toHaveCount(0);

        await value(page, locale);
        await page.getByRole('link', { name: v.result.look }).click();
        const look = lookOf(page, locale);
        const submit = look.getByRole('button', { name: t.submit });
        await expect(look.getByLabel(t.withResult)).not.toBeChecked();
        await expect(async () => {
          await submit.click();
          await expect(look.getByText(fieldErrors.required)).toHaveCount(2, { timeout: 1_000 });
        }).toPass();
        await expect(look.getByLabel(contactForm.name, { exact: true })).toBeFocused();

        const email = newAddress();
        await fillIn(look, locale, email);
        await page.context().setOffline(true);
        await submit.click();
        await expect(look.getByText(contactForm.errors.failed)).toBeVisible();
        await page.context().setOffline(false);
        await expect(look.getByLabel(contactForm.email, { exact: true })).toHaveValue(email);

        await submit.dblclick();
        await expect(look.getByText(t.done)).toBeVisible();
        await expectNoSidewaysScroll(page);
        const notice = await noticeAbout(email);
        expect(notice).toContain(t.opening);
        expect(notice).toMatch(/Gràcia[^]*\d{3}[.,]\d{3}/);
      },
    );

    test.describe('without JavaScript', { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled: false });

      test('says what is missing, then is sent', async ({ page }) => {
        await value(page, locale);
        const look = lookOf(page, locale);
        await look.getByLabel(t.phone).fill('abc');
        await look.getByRole('button', { name: t.submit }).click();
        await expect(look.getByText(fieldErrors.required)).toHaveCount(2);
        await expect(look.getByText(t.invalidPhone)).toBeVisible();
        await expect(look.getByLabel(t.phone)).toHaveValue('abc');
        const email = newAddress();
        await fillIn(look, locale, email);
        await look.getByLabel(t.phone).fill('+34 600 000 000');
        await look.getByRole('button', { name: t.submit }).click();
        await expect(look.getByText(t.done)).toBeVisible();
        expect(await noticeAbout(email)).toMatch(/Gràcia[^]*600000000/);
      });
    });
  });
}
