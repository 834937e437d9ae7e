import type { Page } from '@playwright/test';
import { homes, type AvailableListing } from './homes';

const [mostPictured] = homes
  .filter(({ operation, status, rooms }) => operation === 'sale' && status === 'available' && rooms.length > 0)
  .toSorted((one, other) => other.pictures.length - one.pictures.length);
if (!mostPictured) throw new Error('The portfolio has no home for sale');

/** The available listing with most images. */
export const forSale = mostPictured;

export async function open(page: Page, locale: 'en' | 'es', listing: Pick<AvailableListing, 'id'>): Promise<void> {
  await page.goto(`/${locale}/properties/${listing.id}`);
}
