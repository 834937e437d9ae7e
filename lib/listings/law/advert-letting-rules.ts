import type { Listing, ListingDraft } from '@/content/types/listing';
import type { Complain } from '@/lib/listings/schema/listing-problem';

type Rental = NonNullable<Listing['rental']>;

/** Months: a longer letting is habitual (LAU art. 3.2; papers of autumn 2026). */
const SEASON_MAX = 12;

export const isAccommodation = ({ type }: Pick<ListingDraft, 'type'>): boolean =>
  type !== 'land' && type !== 'commercial';

/** The limits of rents are in `letting-rules.ts`. */
export function checkTerms(draft: ListingDraft, today: string, complain: Complain): void {
  const { availableFrom, likelyRent, region, rental } = draft;
  if ((likelyRent?.index?.consulted ?? '') > today) {
    complain('likelyRent.index.consulted', 'is in the future', 'indexFuture');
  }
  if (!rental) return;
  checkDays(rental, { today, free: availableFrom }, complain);
  checkSeason(rental, region, complain);
  // Ley 12/2023 art. 31: no hidden letting of a main home.
  if (rental.use === 'business' && isAccommodation(draft) && region === 'catalonia' && !rental.businessReason) {
    complain('rental.businessReason', 'must say why a flat is let for business', 'businessReason');
  }
  // Llei 11/2025: the rents of all rooms together keep to the limit of the home.
  if (rental.isRoom && rental.otherRents === undefined) {
    complain('rental.otherRents', 'must be there for a room', 'roomRents');
  }
}

type Days = Readonly<{ today: string; free: ListingDraft['availableFrom'] }>;

/** LAU arts. 17.6, 17.7 and 18; Llei 18/2007 arts. 59 and 61. */
function checkDays({ stressedArea }: Rental, { free, today }: Days, complain: Complain): void {
  if (!stressedArea) return;
  const { index, previousRent, rise, riseIndex } = stressedArea;
  if ((index?.consulted ?? '') > today) {
    complain('rental.stressedArea.index.consulted', 'is in the future', 'indexFuture');
  }
  const last = free && free !== 'now' && free > today ? free : today;
  if ((previousRent?.until ?? '') > last) {
    complain('rental.stressedArea.previousRent.until', `is after ${last}`, 'lastRentFuture');
  }
  if (previousRent && rise === 'index' && !(riseIndex?.month && riseIndex.source)) {
    complain('rental.stressedArea.riseIndex', 'must have its per cent, month and source', 'riseIndex');
  }
}

/** LAU art. 3.2; Llei 11/2025 for Catalonia. */
function checkSeason(rental: Rental, region: ListingDraft['region'], complain: Complain): void {
  const { seasonCause, seasonReason, termMonths, use } = rental;
  if (use !== 'seasonal') return;
  if (termMonths > SEASON_MAX) complain('rental.termMonths', `must be ${SEASON_MAX} at most`, 'seasonTerm');
  if (region !== 'catalonia') return;
  if (seasonReason !== 'leisure') complain('rental.seasonReason', 'must be leisure in Catalonia', 'seasonReason');
  if (!seasonCause) complain('rental.seasonCause', 'must be there in Catalonia', 'seasonCause');
}
