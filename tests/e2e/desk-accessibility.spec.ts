import { deskPages, pageRights } from '@/tests/support/desk-pages';
import { axeViolations, sidewaysScroll } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { languages } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

/** Of the narrowest phones: WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 640 };
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** With the first entry of its list in place of the sample; null for a list without entries. */
async function realAddress(page: Page, address: string): Promise<string | null> {
  const [list = '', rest] = address.split('/sample');
  if (rest === undefined) return address;
  await page.goto(list);
  const entries = page.locator(`main a[href^="${list}/"]:not([href$="/new"])`);
  const href = (await entries.count()) > 0 ? await entries.first().getAttribute('href') : null;
  const entry = href?.slice(list.length + 1).split(/[/?#]/)[0];
  return entry ? `${list}/${entry}${rest}` : null;
}

for (const locale of languages) {
  test(
    `every page of the desk is accessible and fits a narrow phone, ${locale}`,
    { tag: locale === 'es' ? '@nightly' : [] },
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enterAsStaff(page, 'owner', locale);
      const wrong: string[] = [];
      let pages = 0;
      for (const found of deskPages().filter(({ section }) => pageRights[section] !== 'way')) {
        const address = await realAddress(page, found.address.replace(/^\/en/, `/${locale}`));
        if (address === null) continue;
        pages += 1;
        await page.setViewportSize(NARROW);
        await page.goto(address);
        const overflow = await sidewaysScroll(page);
        if (overflow > 0) wrong.push(`${address}: ${overflow} px too wide`);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          wrong.push(...(await axeViolations(page)).map((one) => `${address} at ${screen.width} px: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
      expect(pages).toBeGreaterThan(20);
    },
  );
}
