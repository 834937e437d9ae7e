import type { Messages } from 'next-intl';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { formatArea, formatFloorArea, formatPrice } from '@/lib/i18n/format';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export type KeyFigure = Readonly<{ id: string; figure: string; label: string }>;

const FIGURES = 5;

/** Of floor, or of plot without a building. Null for lettings and hidden prices. */
export function pricePerArea(listing: Listing, locale: Locale): string | null {
  const area = listing.builtArea ?? listing.plotArea;
  const price = shownPrice(listing);
  return listing.operation === 'rent' || area === null || price === null ? null : formatPrice(price / area, locale);
}

/** `t` reads `listingFacts`. */
export function keyFigures(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly KeyFigure[] {
  const { bathrooms, bedrooms, builtArea, floor, orientation, plotArea, type, usableArea } = listing;
  const area = (squareMetres: number | null) => (squareMetres === null ? null : formatFloorArea(squareMetres, locale));
  const count = (rooms: number) => (rooms > 0 ? `${rooms}` : null);
  const all: readonly (readonly [
    id: keyof Messages['listingFacts']['figures'] | 'floor',
    figure: string | null,
    rooms: number,
  ])[] = [
    ['built', area(builtArea), 0],
    plotArea === null
      ? ['usable', usableArea === null ? null : formatArea(usableArea, locale), 0]
      : ['plot', formatArea(plotArea, locale), 0],
    ['bedrooms', count(bedrooms), bedrooms],
    ['bathrooms', count(bathrooms), bathrooms],
    ['floor', floor === null ? null : t('floor', { floor }), 0],
    ['perArea', type === 'land' || type === 'commercial' ? pricePerArea(listing, locale) : null, 0],
    ['orientation', orientation === null || bedrooms > 0 ? null : t(`orientation.${orientation}`), 0],
  ];
  return all
    .flatMap(([id, figure, rooms]) =>
      figure === null ? [] : [{ id, figure, label: id === 'floor' ? '' : t(`figures.${id}`, { count: rooms }) }],
    )
    .slice(0, FIGURES);
}

export function figuresInOneLine(figures: readonly KeyFigure[]): string {
  const shown = figures.some(({ id }) => id === 'built') ? ['built', 'bedrooms'] : ['plot'];
  return figures
    .filter(({ id }) => shown.includes(id))
    .map(({ figure, label }) => `${figure.replace(/\s\(.+\)$/, '')} ${label}`)
    .join(' · ');
}
