import { openPages, wrongOn } from '@/tests/support/desk-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { languages } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const fixed: ReadonlySet<string> = new Set(openPages.map(({ address }) => address.split('/').at(-1) ?? ''));

/** Replaces the sample with the first entry of its list; returns null when the list is empty. */
async function realAddress(page: Page, address: string): Promise<string | null> {
  const [list = '', rest] = address.split('/sample');
  if (rest === undefined) return address;
  await page.goto(list);
  const links = page.locator(`main a[href^="${list}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const entries = hrefs.map((href) => href.slice(list.length + 1).split(/[/?#]/)[0] ?? '');
  const entry = entries.find((one) => one !== '' && !fixed.has(one));
  return entry === undefined ? null : `${list}/${entry}${rest}`;
}

for (const locale of languages) {
  test(
    `every page of the desk is accessible and fits a narrow phone, ${locale}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enterAsStaff(page, 'owner', locale);
      const wrong: string[] = [];
      let seen = 0;
      for (const found of openPages) {
        const address = await realAddress(page, found.address.replace(/^\/en/, `/${locale}`));
        if (address === null) continue;
        seen += 1;
        wrong.push(...(await wrongOn(page, address)));
      }
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(20);
    },
  );
}
