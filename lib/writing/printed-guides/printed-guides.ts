import type { GuideId } from '@/content/guides';
import type { Locale } from '@/lib/i18n/locales';
import type { GuidePdfId } from '@/lib/i18n/routes';
import made from './made.json';

type PrintedGuide = Readonly<{
  guide: GuideId;
  images: Readonly<{ cover: string; strip: string; foot: string }>;
  sums: number;
}>;

export const printedGuides: Readonly<Record<GuidePdfId, PrintedGuide>> = {
  buying: {
    guide: 'comprar',
    images: { cover: 'hero-wide-2000', strip: 'guide-buying-1600', foot: 'living-cream-1440' },
    sums: 2,
  },
  selling: {
    guide: 'vender',
    images: { cover: 'guide-selling-1600', strip: 'guide-selling-weeks-1600', foot: 'living-terracotta-1440' },
    sums: 1,
  },
};

export const madeGuides: Readonly<
  Record<GuidePdfId, Readonly<Record<Locale, Readonly<{ pages: number; fingerprint: string }>>>>
> = made;

export function guidePdfOf(guide: string): GuidePdfId | null {
  const found = Object.entries(printedGuides).find(([, printed]) => printed.guide === guide);
  return found ? (found[0] as GuidePdfId) : null;
}
