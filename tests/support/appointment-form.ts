import { expect, test, type Page } from '@playwright/test';
import { main } from './page-parts';
import { texts } from './texts';

export const times = (page: Page) => page.locator('label:has(input[name="start"])');
export const radios = (page: Page) => page.locator('input[name="start"]');

let dayCounter = 0;

/** Opens a working day of this worker with at least eight free times. */
export async function openDay(page: Page, locale: 'en' | 'es'): Promise<void> {
  const own = (await ownDays(page)).filter(({ day, free }) => !isSaturday(day) && free >= 8);
  await page.goto(`/${locale}/schedule-call?day=${own[dayCounter++ % own.length]?.day}`);
}

/** Returns YYYY-MM-DD; no other test books on Saturdays. */
export async function ownSaturday(page: Page): Promise<string> {
  const found = (await ownDays(page)).find(({ day }) => isSaturday(day));
  if (!found) throw new Error('next month has no Saturday left for this worker');
  return found.day;
}

/** Returns days of next month (YYYY-MM-DD) reserved for this worker. */
async function ownDays(page: Page): Promise<readonly Readonly<{ day: string; free: number }>[]> {
  const response = await page.request.get(`/api/booking/availability?month=${monthAhead()}`);
  const { days } = (await response.json()) as { days: Record<string, number[]> };
  const isOwn = (day: string) => Number(day.slice(-2)) % 2 === test.info().parallelIndex % 2;
  return Object.entries(days).flatMap(([day, times]) => (isOwn(day) ? [{ day, free: times.length }] : []));
}

const isSaturday = (day: string) => new Date(day).getUTCDay() === 6;

function monthAhead(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

export function appointmentForm(locale: 'en' | 'es') {
  const { scheduler: t, appointmentPage: tAppointment } = texts[locale];
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.booked);
  };
  return { t, tAppointment, fillIn, confirm, book };
}
