import type { Page } from '@playwright/test';
import { deskPages, pageRights } from './desk-pages';
import { axeViolations, sidewaysScroll } from './page-checks';

/** Narrowest viewport of WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 640 };
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Pages of the desk after the second step, with `sample` for ids. */
export const openPages = deskPages().filter(({ section }) => pageRights[section] !== 'way');

/** Returns what axe finds at two widths, and overflow at 320 px. */
export async function wrongOn(page: Page, address: string): Promise<readonly string[]> {
  await page.setViewportSize(NARROW);
  await page.goto(address);
  const overflow = await sidewaysScroll(page);
  const wrong = overflow > 0 ? [`${address}: ${overflow} px too wide`] : [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    wrong.push(...(await axeViolations(page)).map((one) => `${address} at ${screen.width} px: ${one}`));
  }
  return wrong;
}
