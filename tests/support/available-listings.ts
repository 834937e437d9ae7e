import { createTranslator } from 'next-intl';
import type { Page } from '@playwright/test';
import { listings } from '@/content/properties/all';
import { areaGroups, getArea, listAreas } from '@/lib/site/areas';
import { listingIds } from '@/content/properties/ids';
import { texts } from './texts';

export const availableListings = listingIds.map((id) => listings[id]).filter(({ status }) => status !== 'sold');

export type AvailableListing = (typeof availableListings)[number];

/** Order: sales, then featured, then newest. */
export const listingsInListOrder = availableListings.toSorted(
  (one, other) =>
    Number(other.operation === 'sale') - Number(one.operation === 'sale') ||
    Number(other.featured) - Number(one.featured) ||
    (one.featured ? 0 : other.published.localeCompare(one.published)),
);

export function areaOf({ area }: Pick<AvailableListing, 'area'>) {
  const found = listAreas().find(({ id }) => id === area);
  if (!found) throw new Error(`No area ${area}`);
  return { ...found, query: encodeURIComponent(found.name.toLowerCase()) };
}

export const groupsOfAreas = areaGroups.map((id) => ({
  name: getArea(id).name,
  areas: listAreas()
    .filter(({ group }) => group === id)
    .map((area) => area.id),
}));

export const listLabels = {
  en: createTranslator({ locale: 'en', messages: texts.en, namespace: 'listingList' }),
  es: createTranslator({ locale: 'es', messages: texts.es, namespace: 'listingList' }),
};

/** Matches the words, but not inside a longer number. */
export const exactly = (words: string) => new RegExp(`(?<!\\d)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);

/** Prices in EUR. */
export async function pricesShown(page: Page): Promise<readonly number[]> {
  const prices = await page
    .getByRole('main')
    .getByRole('article')
    .locator('p')
    .filter({ hasText: '€' })
    .allTextContents();
  return prices.map((price) => Number(price.replace(/\D/g, '')));
}
