import { about as english } from '@/content/en/about';
import { about as spanish } from '@/content/es/about';
import type { About, AboutService } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';

export type { About, AboutService };

const texts: Readonly<Record<Locale, About>> = { en: english, es: spanish };

export function getAbout(locale: Locale): About {
  return texts[locale];
}
