import { deskHelp as english } from '@/content/en/desk-help';
import { deskHelp as spanish } from '@/content/es/desk-help';
import type { DeskHelp, HelpSectionId, HelpText } from '@/content/types/desk-help';
import type { Locale } from '@/lib/i18n/locales';

export type HelpSection = HelpText & Readonly<{ id: HelpSectionId }>;

const texts: Readonly<Record<Locale, DeskHelp>> = { en: english, es: spanish };

const order: readonly HelpSectionId[] = [
  'desk',
  'sign-in',
  'today',
  'new-home',
  'price',
  'state',
  'versions',
  'together',
  'people',
  'matching',
  'diary',
  'sale',
  'places',
  'feeds',
  'newsletter',
  'website',
  'move',
  'articles',
  'team',
  'figures',
  'log',
  'failures',
];

export const deskHelp = (locale: Locale): readonly HelpSection[] => order.map((id) => ({ id, ...texts[locale][id] }));
