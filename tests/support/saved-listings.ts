import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { listingsInListOrder, type AvailableListing } from './available-listings';
import { texts, type languages } from './texts';

type Locale = (typeof languages)[number];

export const [first, second, third] = listingsInListOrder as [AvailableListing, AvailableListing, AvailableListing];
const labelsOf = (locale: Locale) => createTranslator({ locale, messages: texts[locale], namespace: 'savedListings' });
export const words = { en: labelsOf('en'), es: labelsOf('es') };

export const titleOf = (listing: AvailableListing, locale: Locale = 'en') => listing.text[locale].title;
export const heart = (page: Page, listing: AvailableListing, locale: Locale = 'en') =>
  page.getByRole('main').getByRole('button', { name: words[locale]('save', { title: titleOf(listing, locale) }) });
export const header = (page: Page, locale: Locale = 'en') =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${texts[locale].savedListings.title}`) })
    .first();
export const storedIds = (page: Page) => page.evaluate(() => localStorage.getItem('saved-homes'));
export const news = (page: Page) => page.getByRole('banner').getByRole('status');
export const pressed = (isPressed: boolean) => ['aria-pressed', String(isPressed)] as const;
