import type { Page } from '@playwright/test';
import { homes, type Home } from './homes';

const withPictures = homes.toSorted((one, other) => other.pictures.length - one.pictures.length);

function find(what: string, fits: (home: Home) => boolean): Home {
  const home = withPictures.find(fits);
  if (!home) throw new Error(`The portfolio has no ${what}`);
  return home;
}

/** The available home for sale with the most pictures. */
export const forSale = find(
  'home for sale',
  ({ operation, status, rooms }) => operation === 'sale' && status === 'available' && rooms.length > 0,
);

/** One of each kind whose page differs, as far as the portfolio has them. */
export const ofEachKind = [
  forSale,
  withPictures.find(({ operation }) => operation === 'rent'),
  withPictures.find(({ type }) => type === 'land'),
].filter((home) => home !== undefined);

/** Opens the page of a home. */
export async function open(page: Page, locale: 'en' | 'es', home: Pick<Home, 'id'>): Promise<void> {
  await page.goto(`/${locale}/properties/${home.id}`);
}
