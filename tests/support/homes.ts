import { createTranslator } from 'next-intl';
import type { Page } from '@playwright/test';
import { listings } from '../../content/properties/all';
import { listingIds } from '../../content/properties/ids';
import { texts } from './texts';

/** The homes of the portfolio, in its order. */
export const homes = listingIds.map((id) => listings[id]);

export const featuredHomes = homes.filter(({ featured }) => featured);

/** The words of the list of homes with their plurals and figures. */
export const listWords = {
  en: createTranslator({ locale: 'en', messages: texts.en, namespace: 'propertyList' }),
  es: createTranslator({ locale: 'es', messages: texts.es, namespace: 'propertyList' }),
};

/** Finds these words with the figures they begin or end with, not with those of a longer number. */
export const exactly = (words: string) => new RegExp(`(?<!\\d)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);

/** The figures of each price shown, in EUR. */
export async function pricesShown(page: Page): Promise<readonly number[]> {
  const prices = await page
    .getByRole('main')
    .getByRole('article')
    .locator('p')
    .filter({ hasText: '€' })
    .allTextContents();
  return prices.map((price) => Number(price.replace(/\D/g, '')));
}
