import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');

/** The homes or articles that the page lists. */
export const cards = (page: Page) => main(page).getByRole('article');

/** What the page says that went wrong. */
export const complaint = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** The section of the page with this name. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
