import { energyClasses, type EnergyClass } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import { cleanInput } from '@/lib/text/clean-input';
import { parseAmount } from '@/lib/text/parse-amount';
import type { PropertyReader } from './property-reader';
import { withoutZeros } from './without-zeros';

const MAX_ROOMS = 99;
/** m2. */
const MAX_BUILT = 50_000;
const MAX_PLOT = 50_000_000;
/** Not in Kyero. */
const USABLE = ['useful', 'usable', 'useable', 'util', 'utiles', 'useful_area', 'usable_area'] as const;
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

/** m2, rounded; null when absent (in Kyero also 0). */
export function readSize({ noteGiven, words }: PropertyReader, field: string): number | null {
  const figure = words(field).replace(ABOUT, '');
  const isPlot = field === 'surface_area/plot';
  const isHectares = isPlot && HECTARES.test(figure);
  const given = withoutZeros(figure.replace(isHectares ? HECTARES : UNIT, ''));
  const size = Math.round((parseAmount(given) ?? -1) * (isHectares ? M2_OF_HECTARE : 1));
  if (given === '' || size === 0) return null;
  if (size > 0 && size <= (isPlot ? MAX_PLOT : MAX_BUILT)) return size;
  noteGiven(field, 'size');
  return null;
}

/** A usable area above the built one is an error. */
export function readUsableArea(reader: PropertyReader, builtArea: number | null): number | null {
  const field = USABLE.map((name) => `surface_area/${name}`).find((one) => reader.words(one) !== '');
  const size = field === undefined ? null : readSize(reader, field);
  if (field === undefined || size === null) return null;
  if (builtArea === null || size <= builtArea) return size;
  reader.noteGiven(field, 'usableArea');
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
