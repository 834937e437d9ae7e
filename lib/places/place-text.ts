import { placeTexts as en } from '@/content/en/places';
import { placeTexts as es } from '@/content/es/places';
import type { Locale } from '@/lib/i18n/locales';
import { findGazetteerPlace } from '@/lib/site/places';

const texts = { en, es };

export const placeText = (id: string, locale: Locale): readonly string[] =>
  findGazetteerPlace(id)?.text?.[locale] ?? texts[locale][id] ?? [];

export const isWrittenOf = (id: string): boolean => placeText(id, 'en').length > 0;
