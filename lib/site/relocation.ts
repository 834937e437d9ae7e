import { relocation as english } from '@/content/en/relocation';
import { relocation as spanish } from '@/content/es/relocation';
import type { Relocation, RelocationPart } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';
import { isSampleTown, ownTown } from './own-town';

export type { RelocationPart };

const texts: Readonly<Record<Locale, Relocation>> = { en: english, es: spanish };

const titles = { en: 'Relocation to {town} for families', es: 'Mudarse a {town} con la familia' } as const;

export function getRelocation(locale: Locale): Relocation {
  if (isSampleTown()) return texts[locale];
  return { ...texts[locale], title: titles[locale].replace('{town}', ownTown()) };
}
