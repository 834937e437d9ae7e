import { expect, type Page } from '@playwright/test';
import { LISTINGS_PER_PAGE } from '@/lib/listings/search/search';
import { availableListings, listLabels } from './available-listings';
import { cards, main } from './page-parts';
import { texts } from './texts';

export const PER_PAGE = LISTINGS_PER_PAGE;

export const status = (page: Page) => main(page).getByRole('status');
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const ofType = (type: string) => availableListings.filter((listing) => listing.type === type);

export const sheet = (page: Page) => main(page).locator('#home-filters dialog');
export const moreFilters = (page: Page) => main(page).locator('#more-filters');

/** Its label depends on the selected filters. */
export const showButton = (page: Page) => sheet(page).locator('button[type="submit"]');

/** Before hydration the filters are in the page, so it closes and reopens them. */
export async function openSheet(page: Page, open = () => moreFilters(page).click()): Promise<void> {
  await expect(async () => {
    await open();
    await expect(main(page).locator('#home-filters dialog:modal')).toHaveCount(1, { timeout: 4000 });
  }).toPass();
}

export function listingList(locale: 'en' | 'es') {
  const words = texts[locale].listingList;
  return {
    words,
    t: listLabels[locale],
    list: `/${locale}/properties`,
    chip: (page: Page, type: keyof typeof words.types) =>
      main(page).getByRole('link', { name: new RegExp(`^${words.types[type]}\\s?\\d+$`) }),
    operationLink: (page: Page, operation: 'sale' | 'rent') =>
      main(page).getByRole('link', { name: new RegExp(`^${words.operations[operation]}\\s?\\d+$`) }),
    box: (page: Page, label: string) => main(page).getByRole('checkbox', { name: new RegExp(`^${label}(\\s?\\d+)?$`) }),
    openMore: (page: Page) => moreFilters(page).click(),
  };
}
