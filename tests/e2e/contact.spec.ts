import type { Locator, Page } from '@playwright/test';
import { nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const places = [
  ['/contact', '#contact-form'],
  ['/sell', '#contact-form'],
  ['', '#contact'],
] as const;

async function fill(form: Locator, locale: (typeof languages)[number], email = newAddress()) {
  const { contactForm: t } = texts[locale];
  await form.getByLabel(t.name, { exact: true }).fill('Montserrat Vilà i Gal·lart');
  await form.getByLabel(t.email, { exact: true }).fill(email);
  await form.getByLabel(t.message, { exact: true }).fill('¿Se oye la calle?\nGracias.');
}

async function answering(page: Page, status: number, body: unknown) {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/contact/send', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  return bodies;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { contactForm: t, fieldErrors } = texts[locale];

  test.describe(`the contact form, ${locale}`, () => {
    for (const [path, place] of places) {
      test(`stands on ${path || 'the home page'}, and says what is missing`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}${path}`);
        const form = page.locator(`${place} form`);
        // Before hydration, React may restore the proposed message.
        await expect(async () => {
          await form.getByLabel(t.message, { exact: true }).fill('');
          await form.getByRole('button', { name: t.submit }).click();
          await expect(form.getByText(fieldErrors.required)).toHaveCount(3, { timeout: 1_000 });
        }).toPass();
        await expect(form.getByLabel(t.name, { exact: true })).toBeFocused();
        await form.getByLabel(t.email, { exact: true }).fill('ada@');
        await form.getByLabel(t.name, { exact: true }).focus();
        await expect(form.getByText(fieldErrors.invalidEmail)).toBeVisible();
      });
    }

    test('takes a message, and says so in the place of the form', async ({ page }) => {
      let letThrough!: () => void;
      const isSeen = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/api/contact/send', async (route) => {
        await isSeen;
        await route.continue();
      });
      await page.goto(`/${locale}/contact`);
      const form = page.locator('#contact-form form');
      const email = newAddress();
      await fill(form, locale, email);
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByRole('button')).toHaveText(t.sending);
      await expect(form.getByRole('button')).toBeDisabled();
      letThrough();
      await expect(page.getByRole('heading', { name: t.success })).toBeFocused();
      await expect(form).toHaveCount(0);
      const thanks = await nthEmailTo(email);
      expect(thanks.subject).toBe(texts[locale].emails.contactThanks.subject);
      expect(thanks.text).not.toContain('Se oye la calle');
    });

    test('keeps the text when it fails, and sends the same message again', { tag: '@nightly' }, async ({ page }) => {
      const bodies = await answering(page, 503, { code: 'unavailable' });
      await page.goto(`/${locale}/contact`);
      const form = page.locator('#contact-form form');
      await fill(form, locale);
      for (let n = 1; n <= 2; n += 1) {
        await form.getByRole('button', { name: t.submit }).click();
        await expect.poll(() => bodies.length).toBe(n);
        await expect(form.getByRole('alert')).toHaveText(t.errors.failed);
      }
      await expect(form.getByLabel(t.message, { exact: true })).toHaveValue('¿Se oye la calle?\nGracias.');
      expect(bodies[1]?.idempotencyKey).toBe(bodies[0]?.idempotencyKey);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'comes back with what was typed and what is wrong, then with thanks',
        { tag: '@nightly' },
        async ({ page }) => {
          await page.goto(`/${locale}/contact`);
          const form = page.locator('#contact-form form');
          await fill(form, locale, 'ada@nowhere');
          await form.getByRole('button', { name: t.submit }).click();
          await expect(page).toHaveURL(`/${locale}/contact/message`);
          const again = page.getByRole('main').locator('form').first();
          await expect(again.getByText(fieldErrors.invalidEmail)).toBeVisible();
          await expect(again.getByLabel(t.message, { exact: true })).toHaveValue(/Se oye la calle/);
          await again.getByLabel(t.email, { exact: true }).fill(newAddress());
          await again.getByRole('button', { name: t.submit }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);
        },
      );
    });
  });
}
