import type { GuideId } from '@/content/guides';
import type { Locale } from '@/lib/i18n/locales';
import type { GuidePdfId } from '@/lib/i18n/routes';
import made from './made.json';

type PrintedGuide = Readonly<{
  guide: GuideId;
  /** Names in public/pictures, with their width; lib/cli/guide-pdf.mjs cuts them. */
  images: Readonly<{ cover: string; strip: string; foot: string }>;
  /** Rows of the last table that are sums. */
  sums: number;
}>;

/** The guides that have a PDF. */
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

/** Pages and fingerprint of the PDFs, by guide and language. */
export const madeGuides: Readonly<
  Record<GuidePdfId, Readonly<Record<Locale, Readonly<{ pages: number; fingerprint: string }>>>>
> = made;

/** The PDF of a guide's page. Null without one. */
export function guidePdfOf(guide: string): GuidePdfId | null {
  const found = Object.entries(printedGuides).find(([, printed]) => printed.guide === guide);
  return found ? (found[0] as GuidePdfId) : null;
}
