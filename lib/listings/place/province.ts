import { provinces, widerRegions } from '@/content/provinces';
import type { Listing } from '@/content/types/listing';
import { provinceIds, type ProvinceId } from '@/content/types/province';
import { provinceAt } from '@/lib/map/province-at';
import { findGazetteerPlace } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';

/** Longest first: `La Palma` before `Palma`. */
const names = [
  ...widerRegions.map((name) => [foldText(name), null] as const),
  ...provinceIds.flatMap((id) =>
    [provinces[id].name, ...provinces[id].aliases].map((name) => [foldText(name), id] as const),
  ),
].toSorted(([one], [other]) => other.length - one.length);

/** Accepts a postcode or its first two digits; a single digit may count something else. */
export function provinceOfCode(code: string): ProvinceId | null {
  const [, digits = ''] = /^(?:es[ -]?)?(\d{1,2}|\d{5})$/i.exec(code.trim()) ?? [];
  const id = provinceIds.find((one) => one === digits.padStart(2, '0').slice(0, 2)) ?? null;
  return id && digits.length === 1 && provinces[id].region === null ? null : id;
}

/** Returns the only province that a text names, in any language of Spain: `Alacant / Alicante`, `Costa Blanca, 03`. */
export function provinceNamed(text: string): ProvinceId | null {
  const byCode = provinceOfCode(text);
  if (byCode) return byCode;
  let rest = ` ${foldText(text)} `;
  const found = new Set<ProvinceId>();
  for (const [name, id] of names) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replaceAll(` ${name} `, '  ');
    if (id) found.add(id);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** By postcode, feed, coordinates or place, in this order. Null when none is certain. */
export function listingProvince(
  { area, latitude, longitude, postalCode }: Pick<Listing, 'area' | 'latitude' | 'longitude' | 'postalCode'>,
  said: ProvinceId | null = null,
): ProvinceId | null {
  const known = provinceOfCode(postalCode ?? '') ?? said;
  if (known) return known;
  if (latitude !== undefined && longitude !== undefined) return provinceAt([latitude, longitude]);
  const centre = findGazetteerPlace(area)?.centre;
  return centre ? provinceAt([centre.latitude, centre.longitude]) : null;
}
