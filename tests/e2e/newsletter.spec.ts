import type { Page } from '@playwright/test';
import { guidePdf } from '@/lib/i18n/routes';
import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const places = [
  ['blog', '/blog'],
  ['announcement', '/sell'],
] as const;

const formOf = (page: Page, place: string) => page.locator(`form:has(#newsletter-${place})`);

/** The announcement folds its form. */
async function unfold(page: Page, place: string) {
  for (const summary of await page.locator(`details:has(#newsletter-${place}) > summary`).all()) await summary.click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { newsletter: t } = texts[locale];

  test.describe(`the newsletter, ${locale}`, () => {
    for (const [place, path] of places) {
      test(`is asked for in the ${place}, and says thank you`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}${path}`);
        const form = formOf(page, place);
        await unfold(page, place);
        await expect(form.getByLabel(t.email)).toHaveAttribute('type', 'email');
        await expect(form.getByLabel(t.email)).toHaveAttribute('required', '');
        await form.getByLabel(t.email).fill(newAddress());
        const sent = page.waitForRequest('**/api/klaviyo/subscribe');
        await form.getByRole('button', { name: t.submit }).click();
        expect((await sent).postDataJSON()).toMatchObject({ locale, place });
        await expect(page.getByText(t.success)).toBeVisible();
        await expect(form).toHaveCount(0);
      });
    }

    test('leaves the form and logs when it fails', { tag: '@nightly' }, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/api/klaviyo/subscribe', (route) =>
        route.fulfill({ status: 503, json: { message: 'list is away' } }),
      );
      await page.goto(`/${locale}/about`);
      const form = formOf(page, 'footer');
      await form.getByLabel(t.email).fill('kept@example.com');
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByText(t.problems.failed)).toBeVisible();
      await expect(form.getByLabel(t.email)).toHaveValue('kept@example.com');
      expect(logged).toContain('list is away');
    });

    test('is asked for past a content blocker', { tag: '@nightly' }, async ({ page }) => {
      await page.route(/klaviyo/, (route) => route.abort('blockedbyclient'));
      await page.goto(`/${locale}/about`);
      await formOf(page, 'footer').getByLabel(t.email).fill(newAddress());
      await formOf(page, 'footer').getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.success)).toBeVisible();
    });

    test(
      'closes its announcement three seconds after the thanks, or at once when asked',
      {
        tag: '@nightly',
      },
      async ({ page }) => {
        await page.goto(`/${locale}/sell`);
        const bar = page.getByRole('region', { name: t.announcement.title });
        await unfold(page, 'announcement');
        await formOf(page, 'announcement').getByLabel(t.email).fill(newAddress());
        await formOf(page, 'announcement').getByRole('button', { name: t.submit }).click();
        await expect(bar.getByText(t.success)).toBeVisible();
        const begin = Date.now();
        await expect(bar).toHaveCount(0);
        expect(Date.now() - begin).toBeGreaterThan(2_000);
        await page.reload();
        await bar.getByRole('button', { name: t.announcement.close }).click();
        await expect(bar).toHaveCount(0);
      },
    );

    test('sends the guide after a confirmation, and can be left with one button', async ({ page }) => {
      const email = newAddress('reader');
      await page.goto(`/${locale}/about`);
      await formOf(page, 'footer').getByLabel(t.email).fill(email);
      const sent = page.waitForRequest('**/api/klaviyo/subscribe');
      await formOf(page, 'footer').getByRole('button', { name: t.submit }).click();
      expect((await sent).postDataJSON()).toMatchObject({ locale, place: 'footer' });
      await expect(page.getByText(t.success)).toBeVisible();
      await expect(formOf(page, 'footer')).toHaveCount(0);
      await page.goto(linkIn(await nthEmailTo(email), '/newsletter/confirm'));
      await page.getByRole('button', { name: t.confirm.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.doneHeading);
      const guide = await nthEmailTo(email, 2);
      expect(guide.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(guide.text).toContain(guidePdf.buying[locale]);
      expect(guide.text).not.toContain(guidePdf.selling[locale]);
      await page.goto(linkIn(guide, '/newsletter/unsubscribe'));
      await page.getByRole('button', { name: t.leave.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.leave.doneHeading);
    });

    test('sends both guides to whoever asks in the announcement', { tag: '@nightly' }, async ({ page }) => {
      const email = newAddress('seller');
      await page.goto(`/${locale}/sell`);
      await unfold(page, 'announcement');
      await formOf(page, 'announcement').getByLabel(t.email).fill(email);
      await formOf(page, 'announcement').getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.success)).toBeVisible();
      await page.goto(linkIn(await nthEmailTo(email), '/newsletter/confirm'));
      await page.getByRole('button', { name: t.confirm.button }).click();
      await expect(page.getByRole('link', { name: t.confirm.openSelling })).toHaveAttribute(
        'href',
        guidePdf.selling[locale],
      );
      const guides = await nthEmailTo(email, 2);
      expect(guides.text).toContain(guidePdf.buying[locale]);
      expect(guides.text).toContain(guidePdf.selling[locale]);
      const file = await page.request.get(guidePdf.selling[locale]);
      expect(file.headers()['content-type']).toBe('application/pdf');
    });

    test('is one line above /sell, which unfolds', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/sell`);
      const bar = page.getByRole('region', { name: t.announcement.title });
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
      const email = formOf(page, 'announcement').getByLabel(t.email);
      await expect(email).toBeHidden();
      await unfold(page, 'announcement');
      await email.fill(newAddress());
      await formOf(page, 'announcement').getByRole('button', { name: t.submit }).click();
      await expect(bar.getByText(t.success)).toBeVisible();
      await expect(bar).toHaveCount(0);
    });

    test(
      'has links that confirm and leave only by a button, and say when they are no good',
      {
        tag: '@nightly',
      },
      async ({ page }) => {
        for (const [path, words] of [
          ['confirm', t.confirm],
          ['unsubscribe', t.leave],
        ] as const) {
          await page.goto(`/${locale}/newsletter/${path}?token=${'x'.repeat(43)}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
          await page.getByRole('button', { name: words.button }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.badHeading);
          await page.goto(`/${locale}/newsletter/${path}?token=%22%3E%3Cscript%3E`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.badHeading);
        }
      },
    );

    test.describe('without JavaScript', { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled: false });

      test('is answered by a page, confirmed and left by a button', async ({ page }) => {
        const email = newAddress('reader');
        await page.goto(`/${locale}/blog`);
        await formOf(page, 'blog').getByLabel(t.email).fill(email);
        await formOf(page, 'blog').getByRole('button', { name: t.submit }).click();
        await expect(page).toHaveURL(`/${locale}/newsletter?outcome=done`);
        await expect(page.getByText(t.success)).toBeVisible();
        await page.goto(linkIn(await nthEmailTo(email), '/newsletter/confirm'));
        await page.getByRole('button', { name: t.confirm.button }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.doneHeading);
        await page.goto(linkIn(await nthEmailTo(email, 2), '/newsletter/unsubscribe'));
        await page.getByRole('button', { name: t.leave.button }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.leave.doneHeading);
      });
    });
  });
}
