import { relocation as english } from '@/content/en/relocation';
import { relocation as spanish } from '@/content/es/relocation';
import type { Relocation, RelocationPart } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';

export type { RelocationPart };

const texts: Readonly<Record<Locale, Relocation>> = { en: english, es: spanish };

export function getRelocation(locale: Locale): Relocation {
  return texts[locale];
}
