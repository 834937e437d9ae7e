import { expect, test, type Page } from '@playwright/test';
import { main } from './page-parts';
import { texts } from './texts';

/** The times offered, as people press them. */
export const times = (page: Page) => page.locator('label:has(input[name="start"])');
export const radios = (page: Page) => page.locator('input[name="start"]');

/** Workers book side by side: each goes from one day of its own to the next, so that none sells another's time. */
let dayCounter = 0;

/** Opens the calendar at a day of the worker's own. */
export async function openDay(page: Page, locale: 'en' | 'es'): Promise<void> {
  const full = await fullDays(page);
  const own = full.filter((_, index) => index % 2 === test.info().parallelIndex % 2);
  await page.goto(`/${locale}/schedule-call?day=${own[dayCounter++ % own.length]}`);
}

/** The days of next month with at least eight times free, as YYYY-MM-DD. */
export async function fullDays(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/booking/availability?month=${monthAhead()}`);
  const { days } = (await answer.json()) as { days: Record<string, number[]> };
  return Object.keys(days).filter((day) => (days[day]?.length ?? 0) >= 8);
}

/** The next month, which is open whole. */
function monthAhead(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

/** The form of a call in one language: its words, and the steps from a time to the call. */
export function callForm(locale: 'en' | 'es') {
  const { booking: t, callPage: tCall } = texts[locale];
  const fillIn = async (page: Page, email: string) => {
    await main(page).getByLabel(t.name, { exact: true }).fill('Núria Puig');
    await main(page).getByLabel(t.email, { exact: true }).fill(email);
    await main(page).getByLabel(t.phone, { exact: true }).fill('+34 600 000 000');
    await main(page).getByLabel(t.notes).fill('Tres habitacions; amb llum');
  };
  const confirm = (page: Page) => page.getByRole('button', { name: t.confirm });
  const book = async (page: Page, email: string, nth = 0) => {
    await times(page).nth(nth).click();
    await fillIn(page, email);
    await confirm(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
  };
  return { t, tCall, fillIn, confirm, book };
}
