import { energyClasses, type EnergyClass } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import { parseAmount } from '@/lib/text/parse-amount';
import type { PropertyReader } from './property-reader';

const MAX_ROOMS = 99;
const MAX_M2 = { built: 50_000, plot: 50_000_000 } as const;
const UNIT = /\s*(?:sq\.?\s?m(?:etres|eters)?\.?|sqm|m(?:t|ts|trs|etros)?2?\.?|m²|metros cuadrados)$/i;
const STUDIO = /^(?:studio|estudio|loft)\b/i;

/** Bedrooms or bathrooms; null where the feed does not say. */
export function readRooms(
  { noteGiven, words }: PropertyReader,
  field: 'beds' | 'baths',
  type?: PropertyType,
): number | null {
  const given = words(field);
  if (field === 'beds' && STUDIO.test(given || words('type'))) return 0;
  if (given === '') return type === 'land' || type === 'commercial' ? 0 : null;
  // `3+1`: a room more that is no bedroom; `1.5`: a lavatory more that is no bathroom.
  const [, whole = '', more = ''] = /^(\d{1,2})(?:(?:\s*\+\s*|[.,])(\d{1,2}))?(?: \p{L}+)?$/u.exec(given) ?? [];
  const isRead = whole !== '' && Number(whole) <= MAX_ROOMS;
  if (!isRead) noteGiven(field, 'rooms');
  else if (/[1-9]/.test(more)) noteGiven(field, 'roomsTaken', { number: whole });
  return isRead ? Number(whole) : null;
}

/** m2, rounded; null where the feed does not say (Kyero: 0 too). */
export function readSize({ noteGiven, words }: PropertyReader, kind: keyof typeof MAX_M2): number | null {
  const field = `surface_area/${kind}`;
  const given = words(field).replace(UNIT, '');
  const size = Math.round(parseAmount(given) ?? -1);
  if (given === '' || size === 0) return null;
  if (size > 0 && size <= MAX_M2[kind]) return size;
  noteGiven(field, 'size');
  return null;
}

/** `X`, of Kyero, says that there is none. */
export function readEnergyClass({ noteGiven, words }: PropertyReader, field: string): EnergyClass | null {
  const given = words(field).toUpperCase();
  const known = energyClasses.find((one) => one === given) ?? null;
  if (!known && given !== '' && given !== 'X') noteGiven(field, 'energyClass');
  return known;
}

/** `otherwise` where `read` finds neither yes nor no. */
export function readFlag<T>(
  { noteGiven, words }: PropertyReader,
  field: string,
  read: (word: string) => T | undefined,
  otherwise: T,
): T {
  const value = read(words(field));
  if (value === undefined) noteGiven(field, 'yesNo');
  return value === undefined ? otherwise : value;
}
