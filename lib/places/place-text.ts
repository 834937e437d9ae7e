import { typeTexts as typesEn } from '@/content/en/place-types';
import { placeTexts as en, rentTexts as rentEn } from '@/content/en/places';
import { typeTexts as typesEs } from '@/content/es/place-types';
import { placeTexts as es, rentTexts as rentEs } from '@/content/es/places';
import type { Locale } from '@/lib/i18n/locales';
import { findGazetteerPlace } from '@/lib/site/places';
import type { PlaceQuery } from './place-query';

const texts = { en, es };
const rentTexts = { en: rentEn, es: rentEs };
const typeTexts = { en: typesEn, es: typesEs };

const placeText = (id: string, locale: Locale): readonly string[] =>
  findGazetteerPlace(id)?.text?.[locale] ?? texts[locale][id] ?? [];

/** A place's paragraphs are about buying. */
export function pageText({ operation, page, place, type }: PlaceQuery, locale: Locale): readonly string[] {
  if (operation === null || page > 1) return [];
  if (type !== null) {
    const text = operation === 'sale' && typeTexts[locale][type]?.[place?.id ?? 'all'];
    return text ? [text] : [];
  }
  if (place === null) return [];
  return operation === 'sale' ? placeText(place.id, locale) : (rentTexts[locale][place.id] ?? []);
}

export const hasOwnText = (query: PlaceQuery): boolean => pageText({ ...query, page: 1 }, 'en').length > 0;
