import 'server-only';
import { locales, type Locale } from '@/lib/i18n/locales';
import { buyingGuideDocument } from '@/lib/writing/buying-guide/document';
import { buyingGuidePdf } from '@/lib/i18n/routes';

/** Printable buying guide of each language as JSON: its HTML and the path of its PDF. */
export function buyingGuides(): string {
  const guideOf = (locale: Locale) => ({
    locale,
    html: buyingGuideDocument(locale),
    pdf: buyingGuidePdf[locale],
  });
  return JSON.stringify(locales.map(guideOf));
}
