import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');

export const cards = (page: Page) => main(page).getByRole('article');

export const complaint = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
