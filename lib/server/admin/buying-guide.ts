import 'server-only';
import { createTranslator } from 'next-intl';
import { locales, type Locale } from '@/lib/i18n/locales';
import { widen } from '@/lib/i18n/translate';
import { buyingGuideDocument } from '@/lib/writing/buying-guide/document';
import { buyingGuidePdf } from '@/lib/i18n/routes';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { en, es };

/** Printable buying guide of each language as JSON: its HTML and the path of its PDF. */
export function buyingGuides(): string {
  const guideOf = (locale: Locale) => ({
    locale,
    html: buyingGuideDocument(locale, widen(createTranslator({ locale, messages: messages[locale] }))),
    pdf: buyingGuidePdf[locale],
  });
  return JSON.stringify(locales.map(guideOf));
}
