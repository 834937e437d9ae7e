import { knownPlaces } from '@/lib/listings/search/known-places';
import { lawDay } from '@/lib/listings/law/law-day';
import { readSearchLine, type SearchLine } from './read-search-line';

export const readTypedLine = (typed: string): SearchLine =>
  readSearchLine(typed, { places: knownPlaces(), today: lawDay(new Date()) });
