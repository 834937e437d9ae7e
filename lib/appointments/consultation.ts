import { consultation as english } from '@/content/en/consultation';
import { consultation as spanish } from '@/content/es/consultation';
import type { Consultation } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';
import { isSampleTown } from '@/lib/site/own-town';

export type { Consultation };

const texts: Readonly<Record<Locale, Consultation>> = { en: english, es: spanish };

const ownAgents: Readonly<Record<Locale, string>> = {
  en: 'The agent who knows your area and your case.',
  es: 'Con quien conoce su zona y su caso.',
};

/** The agents of the samples, and their districts, are theirs alone. */
export function getConsultation(locale: Locale): Consultation {
  const text = texts[locale];
  return isSampleTown() ? text : { ...text, who: { ...text.who, text: ownAgents[locale] } };
}
