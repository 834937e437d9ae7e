import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { AppPath, IndexedRoute } from '@/lib/i18n/routes';
import { forTown, ownTown } from '@/lib/site/own-town';

export const routeImages = {
  '/': 'hero-wide',
  '/properties': 'villa-day',
  '/comprar': 'lluis-kitchen',
  '/sell': 'guide-selling',
  '/services/sales': 'blog-selling',
  '/services/relocation': 'guide-first-home',
  '/about': 'area-eixample',
  '/testimonials': 'living-cream',
  '/blog': 'blog-market',
  '/guides': 'guide-buying-tall',
  '/recursos': 'guide-legal',
  '/faq': 'blog-buying',
  '/contact': 'eixample-corner',
  '/book-consultation': 'hermosilla-living',
  '/privacy-policy': 'guide-legal',
  '/terms-of-service': 'guide-legal',
  '/cookie-policy': 'guide-legal',
  '/legal-notice': 'guide-legal',
  '/accessibility': 'guide-legal',
  '/herramientas/valoracion': 'blog-selling',
  '/herramientas/calculadora-hipoteca': 'blog-buying',
  '/herramientas/presupuesto': 'blog-buying',
} as const satisfies Record<IndexedRoute, string>;

export function hasOwnImage(path: AppPath): path is IndexedRoute {
  return path in routeImages;
}

const titleKeys = {
  '/': 'metadata.ogTitle',
  '/properties': 'metadata.ogTitle',
  '/comprar': 'buyPage.metaTitle',
  '/sell': 'sellPage.metaTitle',
  '/services/sales': 'salesPage.title',
  '/services/relocation': 'relocationPage.title',
  '/about': 'aboutPage.title',
  '/testimonials': 'testimonialsPage.title',
  '/blog': 'blogPage.title',
  '/guides': 'guidesPage.title',
  '/recursos': 'resourcesPage.title',
  '/faq': 'faqPage.title',
  '/contact': 'contactPage.title',
  '/book-consultation': 'consultationPage.title',
  '/privacy-policy': 'legalPage.privacy-policy.title',
  '/terms-of-service': 'legalPage.terms-of-service.title',
  '/cookie-policy': 'legalPage.cookie-policy.title',
  '/legal-notice': 'legalPage.legal-notice.title',
  '/accessibility': 'legalPage.accessibility.title',
  '/herramientas/valoracion': 'valuationPage.heading',
  '/herramientas/calculadora-hipoteca': 'mortgagePage.heading',
  '/herramientas/presupuesto': 'budgetPage.heading',
} as const satisfies Record<IndexedRoute, string>;

const namingPlaces = ['metadata.ogTitle', 'buyPage.metaTitle', 'sellPage.metaTitle', 'blogPage.title'] as const;

export async function pageTitle(path: AppPath, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const key = hasOwnImage(path) ? titleKeys[path] : titleKeys['/'];
  const named = namingPlaces.find((one) => one === key);
  return named ? t(forTown(named), { town: ownTown() }) : t(key);
}
