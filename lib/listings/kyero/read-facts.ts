import { energyClasses, type EnergyClass } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import { cleanInput } from '@/lib/text/clean-input';
import { parseAmount } from '@/lib/text/parse-amount';
import type { PropertyReader } from './property-reader';
import { withoutZeros } from './without-zeros';

const MAX_ROOMS = 99;
const MAX_M2 = { built: 50_000, plot: 50_000_000 } as const;
const UNIT =
  /\s*(?:sq\.?\s?m(?:etres|eters)?\.?|sqm|[mq]q|qm|m(?:t|ts|trs|etros)?2?\.?|m²|metros cuadrados|quadratmeter|vierkante meters?|m[eè]tres carr[eé]s|mtrs?2)(?:\s(?:built|constr(?:uidos|\.)?))?$/i;
const HECTARES = /\s*(?:ha\.?|hect[aá]reas?|hectares?|hektar)$/i;
const M2_OF_HECTARE = 10_000;
const ABOUT = /^(?:~|≈|±|\+\/-|ca\.?|circa|approx\.?|aprox\.?|about|unos)\s*/i;
const STUDIO = /^(?:studio|estudio|loft)\b/i;

export function readRooms(
  { noteGiven, words }: PropertyReader,
  field: 'beds' | 'baths',
  type?: PropertyType,
): number | null {
  const given = cleanInput(words(field)).replace(/½$/, '.5');
  if (field === 'beds' && STUDIO.test(given || words('type'))) return 0;
  if (given === '') return type === 'land' || type === 'commercial' ? 0 : null;
  // `3+1`: an extra room, not a bedroom; `1.5`: an extra toilet, not a bathroom.
  const [, whole = '', more = ''] =
    /^(\d{1,2})(?:(?:\s*\+\s*|[.,])(\d{1,2}))?(?: \p{L}+\.?)?(?: \([^)]*\))?$/u.exec(given) ?? [];
  const isRead = whole !== '' && Number(whole) <= MAX_ROOMS;
  if (!isRead) noteGiven(field, 'rooms');
  else if (/[1-9]/.test(more)) noteGiven(field, 'roomsTaken', { number: whole });
  return isRead ? Number(whole) : null;
}

/** Returns m2, rounded; null when the feed has no value (in Kyero also 0). */
export function readSize({ noteGiven, words }: PropertyReader, kind: keyof typeof MAX_M2): number | null {
  const field = `surface_area/${kind}`;
  const figure = words(field).replace(ABOUT, '');
  const isHectares = kind === 'plot' && HECTARES.test(figure);
  const given = withoutZeros(figure.replace(isHectares ? HECTARES : UNIT, ''));
  const size = Math.round((parseAmount(given) ?? -1) * (isHectares ? M2_OF_HECTARE : 1));
  if (given === '' || size === 0) return null;
  if (size > 0 && size <= MAX_M2[kind]) return size;
  noteGiven(field, 'size');
  return null;
}

/** Excludes `A+` and `In process`. */
const CLASS = /^["']?(?:(?:CLASS|CLASE|CLASSE|KLASSE|LETRA) )?["']?([A-G])["']?(?:\.?|[\s(:-]+\d[\d.,]*\D*)$/;

/** Kyero's `X` means no class. */
export function readEnergyClass({ noteGiven, words }: PropertyReader, field: string): EnergyClass | null {
  const given = words(field).toUpperCase();
  const letter = CLASS.exec(cleanInput(given))?.[1];
  const known = energyClasses.find((one) => one === letter) ?? null;
  if (!known && given !== '' && given !== 'X') noteGiven(field, 'energyClass');
  return known;
}

/** Returns `otherwise` when `read` finds neither yes nor no. */
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
