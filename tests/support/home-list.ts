import type { Page } from '@playwright/test';
import { HOMES_PER_PAGE } from '@/lib/listings/search/search';
import { homes, listLabels } from './homes';
import { cards, main } from './page-parts';
import { texts } from './texts';

/** How many homes a page of the list shows. */
export const PER_PAGE = HOMES_PER_PAGE;

/** Where the list says how many homes it found. */
export const status = (page: Page) => main(page).getByRole('status');
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const ofType = (type: string) => homes.filter((home) => home.type === type);

/** The list of homes in one language: its words, its address, and the filters by which tests work it. */
export function listingList(locale: 'en' | 'es') {
  const words = texts[locale].listingList;
  return {
    words,
    t: listLabels[locale],
    list: `/${locale}/properties`,
    chip: (page: Page, type: keyof typeof words.types) =>
      main(page).getByRole('link', { name: new RegExp(`^${words.types[type]}\\s?\\d+$`) }),
    openMore: (page: Page) => main(page).locator('#home-filters summary').click(),
  };
}
