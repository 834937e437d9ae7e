import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { IndexedRoute } from '@/lib/i18n/routes';
import { locales, type Locale } from '@/lib/i18n/locales';

type PageDocument = Readonly<{ href: IndexedRoute; title: string; description: string; keywords: string }>;

/** Pages that people look for by what they do: message keys of title, description and other words for them. */
const pages = [
  ['/herramientas/valoracion', 'valuationPage.title', 'valuationPage.description', 'valuation'],
  ['/herramientas/calculadora-hipoteca', 'mortgagePage.title', 'mortgagePage.description', 'mortgage'],
  ['/comprar', 'buyPage.title', 'buyPage.metaDescription', 'buy'],
  ['/sell', 'sellPage.metaTitle', 'sellPage.metaDescription', 'sell'],
  ['/services/sales', 'salesPage.metaTitle', 'salesPage.description', 'sales'],
  ['/services/relocation', 'relocationPage.metaTitle', 'relocationPage.description', 'relocation'],
  ['/about', 'aboutPage.metaTitle', 'aboutPage.description', 'about'],
  ['/testimonials', 'testimonialsPage.metaTitle', 'testimonialsPage.description', 'testimonials'],
  ['/contact', 'contactPage.metaTitle', 'contactPage.description', 'contact'],
  ['/book-consultation', 'consultationPage.metaTitle', 'consultationPage.description', 'consultation'],
  ['/recursos', 'resourcesPage.metaTitle', 'resourcesPage.description', 'resources'],
  ['/faq', 'faqPage.metaTitle', 'faqPage.description', 'faq'],
] as const satisfies readonly (readonly [IndexedRoute, string, string, string])[];

/** With what search engines show. Other words in every language: people type their own. */
export async function pageDocuments(locale: Locale): Promise<readonly PageDocument[]> {
  const t = await getTranslations({ locale });
  const words = await Promise.all(
    locales.map((language) => getTranslations({ locale: language, namespace: 'searchPage.alsoTyped' })),
  );
  return pages.map(([href, title, description, also]) => ({
    href,
    title: t(title),
    description: t(description),
    keywords: words.map((word) => word(also)).join(' '),
  }));
}
