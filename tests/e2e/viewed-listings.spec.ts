import { enter } from '@/tests/support/accounts';
import { first, titleOf } from '@/tests/support/saved-listings';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { fill, texts } from '@/tests/support/texts';

test('uses viewed listings only if enabled, and clears them', { tag: '@nightly' }, async ({ page }) => {
  const t = texts.en.recommendations;
  await enter(page, newAddress());
  await page.goto(`/en/properties/${first.id}`);
  await page.goto('/en/dashboard');
  const section = page.getByRole('region', { name: t.title });
  await expect(section.getByRole('article')).toHaveCount(0);
  await section.getByRole('button', { name: t.seen.start }).click();
  await expect(section.getByText(t.seen.recorded)).toBeVisible();
  await page.goto(`/en/properties/${first.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-homes'))).toBe(JSON.stringify([first.id]));
  await page.goto('/en/dashboard');
  const reason = fill(t.because.seen.split(':')[0] ?? '', { title: titleOf(first) });
  await expect(section.getByText(reason).first()).toBeVisible();
  await expect(section.getByRole('heading', { name: titleOf(first), exact: true })).toHaveCount(0);
  await section.getByRole('button', { name: t.seen.clear }).click();
  await expect(section.getByText(t.seen.cleared)).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);
  const seen = () => page.evaluate(() => localStorage.getItem('seen-homes'));
  expect(await seen()).toBeNull();

  await section.getByRole('button', { name: t.seen.start }).click();
  expect(await seen()).toBe('[]');
  const panel = page.getByRole('complementary', { name: texts.en.accountPanel.label });
  await panel.getByRole('button', { name: texts.en.accountPanel.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(seen).toBeNull();
});
