import type { Page } from '@playwright/test';
import { availableListings, type AvailableListing } from './available-listings';

const [withMostImages] = availableListings
  .filter(({ operation, status, rooms }) => operation === 'sale' && status === 'available' && rooms.length > 0)
  .toSorted((one, other) => other.images.length - one.images.length);
if (!withMostImages) throw new Error('The portfolio has no home for sale');

export const forSale = withMostImages;

export async function open(page: Page, locale: 'en' | 'es', listing: Pick<AvailableListing, 'id'>): Promise<void> {
  await page.goto(`/${locale}/properties/${listing.id}`);
}
