import type { Page } from '@playwright/test';

/** A home for sale with everything that a page can show. */
export const VILLA = 'villa-el-portet-moraira';
export const LETTING = 'apartment-rent-gracia';
export const PLOT = 'land-benimeit-moraira';

/** Opens the page of a home. */
export async function open(page: Page, locale: 'en' | 'es', id: string): Promise<void> {
  await page.goto(`/${locale}/properties/${id}`);
}
