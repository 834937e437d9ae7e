import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listings } from '@/content/properties/all';
import sharp from 'sharp';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { fill, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const t = texts.en.deskImages;
/** Other tests use the first listings, so these tests change the last ones, one each. */
const [third, other, listing] = Object.values(listings).slice(-3);

const photo = async (width: number, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(readFileSync('public/pictures/consell-kitchen-960.webp')).resize(width).jpeg().toBuffer(),
});
const notAPhoto = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<script>alert(1)</script>'),
});

async function openImages(page: Page, id = listing?.id) {
  await enterAsStaff(page, 'agent');
  await page.goto(`/en/dashboard/agency/homes/${id}/images`);
}

const rows = (page: Page) => page.getByRole('list', { name: t.list }).locator('> li');

test(
  'an agent adds, describes, moves and removes photographs @phone',
  { tag: '@nightly' },
  async ({ page }, { project }) => {
    await openImages(page);
    // Identical images are stored once, so each project uploads its own.
    const width = project.name === 'phone' ? 310 : 320;
    const before = await rows(page).count();
    await page
      .getByLabel(t.upload.choose)
      .setInputFiles([await photo(width, 'one.jpg'), await photo(width + 30, 'two.jpg'), notAPhoto('page.jpg')]);
    await expect(rows(page)).toHaveCount(before + 2, { timeout: 30_000 });
    await expect(page.getByText(fill(t.outcomes.notAnImage, { file: 'page.jpg' }))).toBeVisible();
    await expectNoSidewaysScroll(page);

    const last = rows(page).last();
    await last.getByRole('button', { name: fill(t.describeOf, { place: before + 2 }) }).click();
    await last.getByLabel(t.altEn).fill('The kitchen with its island');
    await last.getByLabel(t.kind).selectOption({ label: t.kinds.render });
    await last.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
    await page.reload();
    await expect(rows(page).last().getByLabel(t.altEn)).toHaveValue('The kitchen with its island');

    await page.getByRole('button', { name: fill(t.earlier, { place: before + 2 }), exact: true }).click();
    await expect(rows(page).nth(before).getByLabel(t.altEn)).toHaveValue('The kitchen with its island');
    await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();

    await page.getByRole('button', { name: fill(t.remove, { place: before + 1 }), exact: true }).click();
    await expect(rows(page)).toHaveCount(before + 1);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(rows(page)).toHaveCount(before + 2);
    await expect(rows(page).nth(before).getByLabel(t.altEn)).toHaveValue('The kitchen with its island');
  },
);

test(
  'thirty photographs arrive once and in order although the line drops',
  { tag: '@nightly' },
  async ({ context, page }) => {
    test.slow();
    await openImages(page, third?.id);
    const before = await rows(page).count();
    const files = await Promise.all(Array.from({ length: 30 }, (_, at) => photo(400 + at, `${at}.jpg`)));
    await page.getByLabel(t.upload.choose).setInputFiles(files);
    await expect(page.getByText(t.upload.stored, { exact: true }).nth(7)).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await expect(page.getByText(t.upload.lineLost)).toBeVisible({ timeout: 15_000 });
    await context.setOffline(false);
    await expect(page.getByText(t.upload.finished)).toBeVisible({ timeout: 60_000 });
    await expect(rows(page)).toHaveCount(before + 30);
    const ids = await rows(page).evaluateAll((tiles) => tiles.map(({ id }) => id));
    const hashOf = (buffer: Buffer) => createHash('sha256').update(buffer).digest('hex').slice(0, 32);
    expect(ids.slice(before)).toEqual(files.map(({ buffer }) => `image-photo-${hashOf(buffer)}`));
  },
);

test('a photograph is dragged to the front by mouse', { tag: '@nightly' }, async ({ page }) => {
  await openImages(page, other?.id);
  await page.getByLabel(t.upload.choose).setInputFiles([await photo(350, 'four.jpg'), await photo(360, 'five.jpg')]);
  await expect(page.getByText(t.upload.finished)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: t.upload.underWay })).toBeHidden();
  // Chromium begins no drag when the page scrolls after the button is pressed.
  await page.setViewportSize({ width: 1440, height: 1600 });
  const dragged = (await rows(page).last().getAttribute('id')) ?? '';
  const handle = page.getByTitle(t.drag);
  await handle.last().dragTo(handle.first());
  await expect(rows(page).first()).toHaveAttribute('id', dragged);
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toHaveAttribute('id', dragged);
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form adds several, and says what it did not take', { tag: '@nightly' }, async ({ page }) => {
    await openImages(page, other?.id);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const before = await rows(page).count();
    await page.getByLabel(t.upload.choose).setInputFiles([await photo(340, 'three.jpg'), notAPhoto('page.jpg')]);
    await page.getByRole('button', { name: t.upload.send }).click();
    await expect(page.getByText(fill(t.outcomes.notAnImage, { file: 'page.jpg' }))).toBeVisible();
    await expect(rows(page)).toHaveCount(before + 1);
    await page.getByRole('button', { name: fill(t.remove, { place: before + 1 }), exact: true }).click();
    await expect(rows(page)).toHaveCount(before);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(rows(page)).toHaveCount(before + 1);
    const last = rows(page).last();
    await last.getByRole('button', { name: fill(t.describeOf, { place: before + 1 }) }).click();
    await last.getByRole('button', { name: texts.en.listingFacts.room.kitchen, exact: true }).click();
    await expect(last).toContainText(texts.en.listingFacts.room.kitchen);
  });
});

test(
  'whoever is not of the agency is led to the login, and may send nothing',
  { tag: '@nightly' },
  async ({ page, request }) => {
    await page.goto(`/en/dashboard/agency/homes/${listing?.id}/images`);
    await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
    const response = await request.put(`/api/desk/listings/${listing?.id}/images?name=a.jpg`, {
      data: Buffer.from('x'),
      headers: { origin: new URL(page.url()).origin },
    });
    expect(response.status()).toBe(404);
  },
);
