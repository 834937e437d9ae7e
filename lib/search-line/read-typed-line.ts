import { knownPlaces } from '@/lib/listings/search/known-places';
import { isoDay } from '@/lib/text/iso-day';
import { readSearchLine, type SearchLine } from './read-search-line';

export const readTypedLine = (typed: string): SearchLine =>
  readSearchLine(typed, { places: knownPlaces(), today: isoDay(new Date()) });
