import type { exemptCases, ListingDraft } from '@/content/types/listing';
import { collectProblems, type Complain, type ListingProblem } from '@/lib/listings/schema/listing-problem';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import { getArea } from '@/lib/site/areas';
import { checkTerms, isAccommodation } from './advert-letting-rules';

/** Days in which listings published before these rules need not obey them. */
export const ADVERT_NOTICE_DAYS = 60;

/** Rules from the next publication (decision 123). `today` decides what is in the future. */
export function advertProblems(draft: ListingDraft, today: string): readonly ListingProblem[] {
  return collectProblems((complain) => {
    checkFigures(draft, today, complain);
    checkSeller(draft, complain);
    checkCases(draft, complain);
    checkTerms(draft, today, complain);
  });
}

/** EUR; a sale for less is treated as a typing error. */
const SALE_PRICE_MIN = 1_000;

/** RD 515/1989 art. 3 and Ley 3/1991 art. 5: figures must not mislead. */
function checkFigures(draft: ListingDraft, today: string, complain: Complain): void {
  const { builtArea, isNewBuild, operation, plotArea, price, rooms = [], type, usableArea, year } = draft;
  if (operation === 'sale' && price !== undefined && price < SALE_PRICE_MIN) {
    complain('price', `is below ${SALE_PRICE_MIN}`, 'salePrice');
  }
  if (builtArea && usableArea && usableArea > builtArea) {
    complain('usableArea', `is above the built area, ${builtArea}`, 'usableAboveBuilt');
  }
  const footprint = largestLevel(rooms);
  if ((type === 'house' || type === 'villa') && plotArea && plotArea < footprint) {
    complain('plotArea', `is below ${footprint}, the rooms of one level`, 'plotBelowFootprint');
  }
  if (year && isNewBuild === false && year > Number(today.slice(0, 4))) {
    complain('year', 'is in the future', 'futureYear');
  }
}

/** Usable m2; the plot of a house cannot be smaller. */
function largestLevel(rooms: NonNullable<ListingDraft['rooms']>): number {
  const levels = new Map<number, number>();
  for (const { area, level, room } of rooms) {
    if (!outsideRooms.has(room)) levels.set(level, (levels.get(level) ?? 0) + area);
  }
  return Math.max(0, ...levels.values());
}

const REDUCED_VAT = 4;

function checkSeller(draft: ListingDraft, complain: Complain): void {
  const { area, isLargeHolderSale, isNewBuild, operation, promoter, protection, region, vat } = draft;
  if (operation !== 'sale') return;
  // RD 515/1989 arts. 4 and 5.
  if (isNewBuild && !promoter) complain('promoter', 'must be there for a new build', 'promoter');
  // Ley 37/1992 art. 91.dos.6.
  if (vat === REDUCED_VAT && protection?.housing === null) {
    complain('vat', 'of 4 per cent is for protected housing of special regime', 'reducedVat');
  }
  // DL 1/2015 and DL 2/2025: the Generalitat may buy first.
  const mustAnswer = isAccommodation(draft) && region === 'catalonia' && area !== undefined && getArea(area).isStressed;
  if (mustAnswer && isLargeHolderSale === undefined) {
    complain('isLargeHolderSale', 'must be answered in a stressed area', 'largeHolderSale');
  }
}

/** m2 of usable area; RD 390/2021 art. 3.2 d. */
const SMALL_BUILDING = 50;

/** Types that may be a building of their own. */
const detachedTypes: readonly ListingDraft['type'][] = ['house', 'villa', 'commercial'];

/** A home has no low demand, a flat is not detached, and a tenant does not buy the building. */
function fitsExemption(draft: ListingDraft, exemption: (typeof exemptCases)[number]): boolean {
  const { operation, type, usableArea } = draft;
  if ((exemption === 'no-building') !== (type === 'land')) return false;
  if (exemption === 'low-demand') return !isAccommodation(draft);
  if (exemption === 'demolition') return operation !== 'rent';
  if (exemption === 'detached-small') return detachedTypes.includes(type) && (usableArea ?? 0) < SMALL_BUILDING;
  return true;
}

/** RD 390/2021 art. 3; Decret 141/2012 art. 10. */
function checkCases(draft: ListingDraft, complain: Complain): void {
  const { energy, habitability, region } = draft;
  if (energy?.status === 'exempt' && !(energy.case && fitsExemption(draft, energy.case))) {
    complain('energy.case', 'must be one of the cases of RD 390/2021 art. 3', 'exemptCase');
  }
  if (habitability?.status !== 'not-required') return;
  const { case: reason } = habitability;
  const isOutside =
    (reason === 'other-region' && region !== 'catalonia') || (reason === 'no-dwelling' && !isAccommodation(draft));
  const isOfDecree = reason !== undefined && reason !== 'other-region' && reason !== 'no-dwelling';
  if (!isOutside && !isOfDecree) {
    complain('habitability.case', 'must be one of the cases of Decret 141/2012 art. 10', 'notRequiredCase');
  }
}
