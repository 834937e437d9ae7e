import { consultation as english } from '@/content/en/consultation';
import { consultation as spanish } from '@/content/es/consultation';
import type { Consultation } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';

export type { Consultation };

const texts: Readonly<Record<Locale, Consultation>> = { en: english, es: spanish };

export function getConsultation(locale: Locale): Consultation {
  return texts[locale];
}
