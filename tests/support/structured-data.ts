import type { Page } from '@playwright/test';

export async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
}
