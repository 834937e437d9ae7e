import { rentUpdate } from '@/content/rates';
import type { Listing, ListingDraft } from '@/content/types/listing';
import { getArea } from '@/lib/site/areas';
import { monthsAfter } from '@/lib/text/iso-day';
import { LAST_RENT_MONTHS, lastChange } from './certificate-rules';
import type { Complain } from '@/lib/listings/schema/listing-problem';

type Rental = NonNullable<Listing['rental']>;
type StressedArea = NonNullable<Rental['stressedArea']>;

/** Months (LAU art. 36.5): extra guarantee for contracts up to five years, seven for company landlords. */
const GUARANTEE_MAX = 2;
const TERM = { person: 60, company: 84 } as const;
const TEN_YEARS = 120;

/** Checks LAU arts. 17, 20 and 36; Llei 18/2007 arts. 59, 61 and 66 bis. */
export function checkRental(listing: ListingDraft, complain: Complain): void {
  const { agencyFee, operation, region, rental } = listing;
  if (rental === undefined || operation === undefined) return;
  if ((operation === 'rent') !== (rental !== null)) complain('rental', 'belongs to lettings, and to all of them');
  if (rental === null) return;
  const { registration, use } = rental;
  // In Catalonia, seasonal rentals for work or study follow main-home rules (Llei 11/2025).
  const isAsMainHome = use === 'main-home' || (use === 'seasonal' && region === 'catalonia');
  if (isAsMainHome && agencyFee?.paidBy === 'client') {
    complain('agencyFee', 'is paid by the owner where a home is let', 'tenantFee');
  }
  if (use === 'tourist' && registration === null) {
    complain('rental', 'a tourist let must have its number in the register of tourism', 'touristNumber');
  }
  checkDeposit(rental, region, complain);
  if (isAsMainHome) checkGuarantee(rental, complain);
  if (use === 'main-home' || use === 'seasonal') checkRent(listing, rental, complain);
}

/** The LAU excludes tourist rentals (art. 5 e). */
function checkDeposit({ depositMonths, use }: Rental, region: ListingDraft['region'], complain: Complain): void {
  if (use === 'tourist') return;
  if (use === 'main-home' && depositMonths !== 1) {
    complain('rental.depositMonths', 'must be 1: a main home is let for a deposit of one month', 'depositMainHome');
  }
  if (use === 'main-home') return;
  const isOneAllowed = use === 'seasonal' && region === 'catalonia';
  if (depositMonths !== 2 && !(isOneAllowed && depositMonths === 1)) {
    complain('rental.depositMonths', 'must be 2: the deposit of what is no main home', 'depositOtherUse');
  }
}

function checkGuarantee({ guaranteeMonths, landlord, termMonths }: Rental, complain: Complain): void {
  const isWithinTerm = termMonths <= TERM[landlord ?? 'company'];
  if (isWithinTerm && guaranteeMonths > GUARANTEE_MAX) {
    complain('rental.guaranteeMonths', 'must be 2 at most beside the deposit', 'guarantee');
  }
}

function checkRent(listing: ListingDraft, rental: Rental, complain: Complain): void {
  const { stressedArea, termMonths } = rental;
  const { area, region } = listing;
  if (stressedArea === null) {
    if (region === 'catalonia' && area && getArea(area).isStressed) {
      complain(
        'rental',
        'a home in a stressed area must state the last rent, the index and who owns it',
        'stressedArea',
      );
    }
    return;
  }
  const { index, isLargeHolder, previousRent, rise } = stressedArea;
  if (rise === 'ten-years' && termMonths < TEN_YEARS) {
    complain('rental.termMonths', 'must be 120 where the rent rises for a contract of ten years', 'tenYears');
  }
  if (listing.price === undefined) return;
  // The rooms of a home together keep to its limit (Llei 11/2025).
  const price = listing.price + (rental.isRoom ? (rental.otherRents ?? 0) : 0);
  const lastRent = previousRent && isRecent(previousRent, listing) ? previousRent : null;
  if ((isLargeHolder || !lastRent) && isAbove(price, index.amount)) {
    complain('price', `is above the index, ${index.amount}`, 'aboveIndex');
  }
  if (lastRent && isAbove(price, lastRent.amount * riseFactor(stressedArea))) {
    complain('price', `is above ${limitWords(rise)}, ${lastRent.amount}`, 'aboveLastRent');
  }
}

/** Measured at the last change, as in `checkDates`. */
function isRecent({ until }: NonNullable<StressedArea['previousRent']>, listing: ListingDraft): boolean {
  const changed = lastChange(listing);
  return changed === null || until >= monthsAfter(changed, -LAST_RENT_MONTHS);
}

/** For works and ten-year contracts (LAU art. 17.6). */
const RENT_RISE = 0.1;

function riseFactor({ rise, riseIndex }: StressedArea): number {
  if (rise === undefined) return 1;
  if (rise !== 'index') return 1 + RENT_RISE;
  return 1 + (riseIndex ? riseIndex.percent / 100 : rentUpdate.value);
}

function limitWords(rise: StressedArea['rise']): string {
  if (rise === undefined) return 'the last rent, and no reason is given';
  return rise === 'index' ? 'the last rent with its update of a year' : 'a tenth more than the last rent';
}

const isAbove = (price: number, limit: number) => Math.round(price * 100) > Math.round(limit * 100);

/** A yield in a stressed area must not use a rent above the legal limit. */
export function checkLikelyRent({ area, likelyRent, region, type }: ListingDraft, complain: Complain): void {
  if (!likelyRent || area === undefined || type === 'land' || type === 'commercial') return;
  const { amount, index } = likelyRent;
  if (!index && region === 'catalonia' && getArea(area).isStressed) {
    complain('likelyRent', 'must have the reference index: the home is in a stressed area', 'likelyRentIndex');
  }
  if (index && isAbove(amount, index.amount)) {
    complain('likelyRent', `is above the index, ${index.amount}`, 'likelyRentAboveIndex');
  }
}
