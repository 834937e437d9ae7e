import { expect, type Page } from '@playwright/test';
import type { OfferedDay } from '@/lib/diary/offered-times';
import { listingsOfAgent } from './listings-of-agent';
import { main } from './page-parts';
import { readCalendar } from './read-calendar';
import type { ReceivedEmail } from './servers/mailbox';
import { texts } from './texts';

const DAY_MS = 86_400_000;

/** Tests book in different weeks and change settings only on their own listing. */
export const [listing, listingThatAsks, listingOfSeller] = listingsOfAgent;

export async function offeredDays(page: Page, listingId: string, weeks: number): Promise<readonly OfferedDay[]> {
  const from = new Date(Date.now() + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
  const response = await page.request.get(`/api/booking/viewings?listing=${listingId}&from=${from}`);
  return ((await response.json()) as { days: readonly OfferedDay[] }).days;
}

export async function halfHour(page: Page, listingId: string, weeks: number) {
  const [offered] = await offeredDays(page, listingId, weeks);
  const [chosen, next] = offered?.times.slice(2) ?? [];
  if (!offered || !chosen || !next) throw new Error('too few times are free');
  return { day: offered.day, start: chosen.start, from: chosen.time, to: next.time };
}

export function viewingPage(locale: 'en' | 'es') {
  const { scheduler: labels, viewing: t, appointmentPage } = texts[locale];
  const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
  return {
    t,
    tDone: appointmentPage.visit,
    tPage: appointmentPage,
    labels,
    field,
    title: (page: Page) => page.getByRole('heading', { level: 1 }),
    open: (page: Page, id: string, day = '') =>
      page.goto(`/${locale}/properties/${id}/viewing${day === '' ? '' : `?from=${day}`}`),
    choose: (page: Page, start: number) => main(page).locator(`label:has(input[value="${start}"])`).click(),
    times: (page: Page) => main(page).getByRole('radio', { name: /^\d\d:\d\d$/ }),
    time: (page: Page, start: number) => main(page).locator(`input[name="start"][value="${start}"]`),
    fillIn: async (page: Page, name: string, email: string) => {
      await field(page, labels.name).fill(name);
      await field(page, labels.email).fill(email);
      await field(page, labels.phone).fill('+44 20 7946 0958');
      await field(page, t.notes).fill('With a pram');
    },
    send: (page: Page) => page.getByRole('button', { name: t.book }).click(),
  };
}

/** Returns UID, SEQUENCE, start (ms since 1970) and method of the calendar file. */
export function invitationOf({ attachments }: ReceivedEmail) {
  const [file] = attachments;
  if (!file) throw new Error('no calendar file');
  const content = Buffer.from(file.content, 'base64').toString().replace(/\r?\n/g, '\r\n');
  const { event, method } = readCalendar(content);
  const valueOf = (name: string) => event.find((property) => property.name === name)?.value ?? '';
  const start = valueOf('DTSTART').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return { method, uid: valueOf('UID'), sequence: Number(valueOf('SEQUENCE')), start: Date.parse(start) };
}

export async function tabTo(page: Page, name: RegExp | string, role: 'link' | 'radio' | 'textbox' | 'button') {
  const focused = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let stop = 0; stop < 150 && (await focused.count()) === 0; stop += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}
