import type { ListingDraft, RegionId } from '@/content/types/listing';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { monthsAfter } from '@/lib/text/iso-day';
import { isAccommodation } from './advert-letting-rules';

/** Numbers as the registers of tourism write them, without spaces and hyphens. */
const touristNumbers: Readonly<Record<RegionId, RegExp>> = {
  catalonia: /^(HUT|AT)[A-Z]{0,2}\d{4,}$/,
  'valencian-community': /^(VT|AT|CVVUT|VUT)[A-Z]{0,2}\d{3,}[A-Z]{0,2}$/,
  madrid: /^(VT|AT|VUT)M?\d{2,}$/,
};

/** Decret 75/2020; Decreto-ley 9/2024. A number of another form may still be right. */
export function lettingWarnings({ region, rental, type }: ListingDraft): readonly ListingProblem[] {
  if (!rental) return [];
  const { registration, use } = rental;
  const number = registration?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? '';
  return [
    ...(use === 'tourist' && registration && region && !touristNumbers[region].test(number)
      ? [warning('rental.registration', 'touristPattern', registration)]
      : []),
    ...(use === 'business' && isAccommodation({ type }) ? [warning('rental.use', 'businessHome', use)] : []),
  ];
}

const INDEX_MONTHS = 2;

/** Warns of an index or rent update older than two months. */
export function indexWarnings({ rental }: ListingDraft, today: string): readonly ListingProblem[] {
  const { index, rise, riseIndex } = rental?.stressedArea ?? {};
  const oldest = monthsAfter(today, -INDEX_MONTHS);
  return [
    ...(index?.consulted && index.consulted < oldest
      ? [warning('rental.stressedArea.index', 'indexAging', index.consulted)]
      : []),
    ...(rise === 'index' && riseIndex?.month && riseIndex.month < oldest.slice(0, 7)
      ? [warning('rental.stressedArea.riseIndex', 'riseIndexAging', riseIndex.month)]
      : []),
  ];
}

const warning = (field: string, rule: NonNullable<ListingProblem['rule']>, given: string): ListingProblem => ({
  field,
  message: `is to be checked: ${given}`,
  rule,
  given,
});
