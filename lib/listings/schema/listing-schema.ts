import { advertProblems } from '@/lib/listings/law/advert-rules';
import { checkDates } from '@/lib/listings/law/certificate-rules';
import { checkLikelyRent, checkRental } from '@/lib/listings/law/letting-rules';
import { fieldProblem } from './field-problem';
import { listingFields } from './listing-fields';
import type { Complain, ListingProblem } from './listing-problem';
import { outsideRooms } from './outside-rooms';
import type { Listing, ListingDraft, RoomId } from '@/content/types/listing';

export type { ListingProblem };

/**
 * Returns gaps that do not depend on the date; for expiry see `certificate-rules.ts`. RD 390/2021; RD 515/1989; Ley
 * 12/2023 art. 31; Llei 18/2007 arts. 59-61; LAU arts. 17, 20, 36.
 */
export function listingProblems(draft: ListingDraft): readonly ListingProblem[] {
  const { error } = listingFields.safeParse(draft, { error: fieldProblem, reportInput: true });
  const problems: ListingProblem[] = (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'is not a field of a listing' }))
      : { field: issue.path.join('.'), message: issue.input === undefined ? 'is missing' : issue.message },
  );
  const invalid = new Set(problems.map(({ field }) => field.split('.')[0]));
  const valid = Object.fromEntries(Object.entries(draft).filter(([field]) => !invalid.has(field))) as ListingDraft;
  const complain: Complain = (field, message, rule) => problems.push({ field, message, ...(rule && { rule }) });
  checkBuilding(valid, complain);
  checkRooms(valid, complain);
  checkTax(valid, complain);
  checkSale(valid, complain);
  checkDates(valid, complain);
  checkRental(valid, complain);
  checkLikelyRent(valid, complain);
  return problems;
}

function checkBuilding(listing: ListingDraft, complain: Complain): void {
  if (listing.type === 'land' && listing.plotArea === null) complain('plotArea', 'must be there for land');
  if (listing.type === undefined || listing.type === 'land') return;
  for (const field of ['builtArea', 'usableArea', 'year', 'condition'] as const) {
    if (listing[field] === null) complain(field, 'must be there for all but land');
  }
}

/** Rooms round to 0.5 m2, usable area to 1 m2. */
const ROUNDING_M2 = 3;

function checkRooms({ bathrooms, bedrooms, rooms = [], usableArea }: ListingDraft, complain: Complain): void {
  if (rooms.length === 0 || usableArea === undefined || bedrooms === undefined || bathrooms === undefined) return;
  const roomCount = (name: RoomId) => rooms.filter(({ room }) => room === name).length;
  const sum = rooms.filter(({ room }) => !outsideRooms.has(room)).reduce((total, { area }) => total + area, 0);
  if (roomCount('bedroom') !== bedrooms) complain('rooms', `must hold ${bedrooms} bedrooms`);
  if (roomCount('bathroom') !== bathrooms) complain('rooms', `must hold ${bathrooms} bathrooms`);
  if (Math.abs(sum - (usableArea ?? 0)) > ROUNDING_M2) {
    complain('rooms', `must add up to the usable area, not to ${sum}`);
  }
}

/** Consumer prices include VAT; new builds are sold with VAT. */
function checkTax({ isNewBuild, operation, vat }: ListingDraft, complain: Complain): void {
  if (operation === 'sale' && isNewBuild && vat === null)
    complain('vat', 'a new build is sold with VAT', 'newBuildVat');
}

/** Shares of the asking price; a price outside is treated as a typing error. */
const AGREED_SHARE = { min: 0.5, max: 1.5 };

function checkSale(
  { agreedPrice, hidesSoldPrice, operation, price, published, soldOn }: ListingDraft,
  complain: Complain,
) {
  if (soldOn && published && soldOn < published) complain('soldOn', 'is before the day of publication');
  if (!agreedPrice) return;
  if (operation === 'rent') complain('agreedPrice', 'is for sales');
  if (agreedPrice.hasSellerConsent && hidesSoldPrice) {
    complain('agreedPrice', 'cannot be shown of a seller who wants no price on the page: hidesSoldPrice');
  }
  const share = price ? agreedPrice.amount / price : 1;
  if (share < AGREED_SHARE.min || share > AGREED_SHARE.max) {
    complain('agreedPrice.amount', `is ${Math.round(share * 100)} per cent of the asking price`);
  }
}

const CONTENT_REFERENCE = /^[A-Z]{2,4}-\d{4}$/;

/** @throws Error with one line per gap (id, field, problem); fails the build. */
export function checkListings(listings: readonly Listing[]): readonly Listing[] {
  const owners = new Map<string, string>();
  const gaps = listings.flatMap((listing) => {
    const owner = owners.get(listing.reference);
    if (owner) return [`${listing.id}: reference ${listing.reference} is that of ${owner}`];
    owners.set(listing.reference, listing.id);
    return [...listingProblems(listing), ...advertProblems(listing, listing.updated), ...contentProblems(listing)].map(
      ({ field, message }) => `${listing.id}: ${field} ${message}`,
    );
  });
  if (gaps.length > 0) throw new Error(`Listings that cannot be shown:\n  ${gaps.join('\n  ')}`);
  return listings;
}

function contentProblems({ earlierPrices, reference, updated }: Listing): readonly ListingProblem[] {
  const references = CONTENT_REFERENCE.test(reference)
    ? []
    : [{ field: 'reference', message: 'must look like CM-0101: two to four capitals, a hyphen, four digits' }];
  const isOlder = (earlierPrices?.at(-1)?.until ?? '') >= updated;
  return [...references, ...(isOlder ? [{ field: 'updated', message: 'must be after the last earlier price' }] : [])];
}
