import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const t = texts.en.deskDiary;

function wednesday(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + 3 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test.describe('the diary', () => {
  test('books a visit, refuses the same time twice, moves and cancels', async ({ page }) => {
    await enterAsStaff(page, 'agent');
    const book = async (name: string, email: string) => {
      await page.goto(`/en/dashboard/agency/diary/new?day=${wednesday(4)}&time=10:00`);
      await page.getByLabel(t.booking.kind, { exact: true }).selectOption('valuation');
      await page.getByLabel(t.booking.name, { exact: true }).fill(name);
      await page.getByLabel(t.booking.email, { exact: true }).fill(email);
      await page.getByLabel(t.booking.phone, { exact: true }).fill('+34 600 00 00 00');
      await page.getByRole('button', { name: t.booking.save }).click();
    };
    await book('Ada Lovelace', `ada-${Date.now()}@example.com`);
    await expect(page.getByText(t.done.booked)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
    const address = page.url().replace(/\?.*/, '');
    await book('Grace Hopper', `grace-${Date.now()}@example.com`);
    await expect(page.getByText(t.errors.taken).first()).toBeVisible();
    await expect(page.getByLabel(t.booking.name, { exact: true })).toHaveValue('Grace Hopper');
    await page.goto(address);
    await page.getByLabel(t.booking.time, { exact: true }).fill('16:00');
    await page.getByRole('button', { name: t.page.moveSave }).click();
    await expect(page.getByText(t.done.moved)).toBeVisible();
    await page.getByText(t.page.cancel, { exact: true }).click();
    await page.getByRole('button', { name: t.page.cancelSave }).click();
    await expect(page.getByText(t.done.cancelled)).toBeVisible();
    await expect(page.getByText(t.states.cancelled, { exact: true })).toBeVisible();
  });

  test('drags an appointment to another day, and takes it back', { tag: '@nightly' }, async ({ page }) => {
    // Chromium begins no drag when the page scrolls after the button is pressed.
    await page.setViewportSize({ width: 1440, height: 1400 });
    await enterAsStaff(page, 'agent');
    const day = wednesday(7);
    await page.goto(`/en/dashboard/agency/diary/new?day=${day}&time=10:00`);
    await page.getByLabel(t.booking.kind, { exact: true }).selectOption('call');
    await page.getByLabel(t.booking.name, { exact: true }).fill('Ada Lovelace');
    await page.getByLabel(t.booking.email, { exact: true }).fill(`ada-${Date.now()}@example.com`);
    await page.getByLabel(t.booking.phone, { exact: true }).fill('+34 600 00 00 00');
    await page.getByRole('button', { name: t.booking.save }).click();
    await expect(page.getByText(t.done.booked)).toBeVisible();
    await page.goto(`/en/dashboard/agency/diary?day=${day}`);
    const ofDay = (name: RegExp) => page.getByRole('region', { name }).getByRole('link', { name: 'Ada Lovelace' });
    await ofDay(/^Wednesday/).dragTo(
      page
        .getByRole('region', { name: /^Friday/ })
        .getByRole('list')
        .last(),
    );
    await expect(page.getByText(/^Ada Lovelace rescheduled to Friday/)).toBeVisible();
    await expect(ofDay(/^Friday/)).toBeVisible();
    await page.getByRole('button', { name: t.undo.button }).click();
    await expect(page.getByText(t.done.undone)).toBeVisible();
    await expect(ofDay(/^Wednesday/)).toBeVisible();
  });

  test('blocks a time from the menu, and frees it', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent');
    await page.goto(`/en/dashboard/agency/diary?day=${wednesday(5)}`);
    await page.getByLabel(t.more, { exact: true }).click();
    await page.getByRole('link', { name: t.block.title }).click();
    await page.getByRole('button', { name: t.block.save, exact: true }).click();
    await expect(page.getByText(t.done.blocked)).toBeVisible();
    await page.getByRole('button', { name: t.block.free }).click();
    await expect(page.getByText(t.done.freed)).toBeVisible();
  });

  test('has hours of an agent, and says which line cannot be read', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent');
    await page.goto('/en/dashboard/agency/diary/hours');
    const saturday = page.getByLabel(t.hours.weekdays['6'], { exact: true });
    await saturday.fill('in the morning');
    await page.getByRole('button', { name: t.hours.save }).click();
    await expect(page.getByText(t.errors.invalidHours)).toBeVisible();
    await saturday.fill('10:00-13:00');
    await page.getByRole('button', { name: t.hours.save }).click();
    await expect(page.getByText(t.done.hours)).toBeVisible();
    await expect(saturday).toHaveValue('10:00-13:00');
  });
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a time is blocked all the same', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent', 'es');
    const es = texts.es.deskDiary;
    await page.goto(`/es/dashboard/agency/diary/block?day=${wednesday(6)}`);
    await page.getByRole('button', { name: es.block.save, exact: true }).click();
    await expect(page.getByText(es.done.blocked)).toBeVisible();
  });
});
