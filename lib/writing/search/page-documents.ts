import 'server-only';
import { getTranslations } from 'next-intl/server';
import { memberPath, type AppPath } from '@/lib/i18n/routes';
import { locales, type Locale } from '@/lib/i18n/locales';
import { listTeam } from '@/lib/site/team';
import { forTown, ownTown } from '@/lib/site/own-town';
import { siteFacts } from '@/lib/site/site-facts';

type PageDocument = Readonly<{ href: AppPath; title: string; description: string; keywords: string }>;

const pages = [
  ['/herramientas/valoracion', 'valuationPage.title', 'valuationPage.description', 'valuation'],
  ['/herramientas/calculadora-hipoteca', 'mortgagePage.title', 'mortgagePage.description', 'mortgage'],
  ['/herramientas/presupuesto', 'budgetPage.title', 'budgetPage.description', 'budget'],
  ['/comprar', 'buyPage.title', 'buyPage.metaDescription', 'buy'],
  ['/sell', 'sellPage.metaTitle', 'sellPage.metaDescription', 'sell'],
  ['/services/sales', 'salesPage.metaTitle', 'salesPage.description', 'sales'],
  ['/services/relocation', 'relocationPage.metaTitle', 'relocationPage.description', 'relocation'],
  ['/about', 'aboutPage.metaTitle', 'aboutPage.description', 'about'],
  ['/testimonials', 'testimonialsPage.metaTitle', 'testimonialsPage.description', 'testimonials'],
  ['/contact', 'contactPage.metaTitle', 'contactPage.description', 'contact'],
  ['/book-consultation', 'consultationPage.metaTitle', 'consultationPage.description', 'consultation'],
  ['/guides', 'guidesPage.title', 'guidesPage.description', 'guides'],
  ['/blog', 'blogPage.name', 'blogPage.description', 'blog'],
  ['/recursos', 'resourcesPage.metaTitle', 'resourcesPage.description', 'resources'],
  ['/faq', 'faqPage.metaTitle', 'faqPage.description', 'faq'],
  ['/legal-notice', 'legalPage.legal-notice.title', 'legalPage.legal-notice.description', 'legalNotice'],
  ['/privacy-policy', 'legalPage.privacy-policy.title', 'legalPage.privacy-policy.description', 'privacy'],
  ['/terms-of-service', 'legalPage.terms-of-service.title', 'legalPage.terms-of-service.description', 'terms'],
  ['/cookie-policy', 'legalPage.cookie-policy.title', 'legalPage.cookie-policy.description', 'cookies'],
  ['/accessibility', 'legalPage.accessibility.title', 'legalPage.accessibility.description', 'accessibility'],
  ['/saved-homes', 'savedListings.title', 'savedListings.description', 'saved'],
] as const satisfies readonly (readonly [AppPath, string, string, string])[];

const namingPlaces = [
  'buyPage.title',
  'buyPage.metaDescription',
  'sellPage.metaTitle',
  'relocationPage.metaTitle',
  'relocationPage.description',
  'aboutPage.metaTitle',
  'aboutPage.description',
  'testimonialsPage.description',
  'contactPage.metaTitle',
  'contactPage.description',
  'blogPage.description',
] as const;

/** Includes synonyms of every language. */
export async function pageDocuments(locale: Locale): Promise<readonly PageDocument[]> {
  const t = await getTranslations({ locale });
  const values = { town: ownTown(), year: String(siteFacts().agency.founded) };
  const read = (key: (typeof pages)[number][1 | 2]) => {
    const named = namingPlaces.find((one) => one === key);
    return named ? t(forTown(named), values) : t(key);
  };
  const words = await Promise.all(
    locales.map((language) => getTranslations({ locale: language, namespace: 'searchPage.alsoTyped' })),
  );
  const members = listTeam(locale).map(({ id, name, role, bio }) => ({
    href: memberPath(id),
    title: name,
    description: bio,
    keywords: role,
  }));
  return [
    ...pages.map(([href, title, description, also]) => ({
      href,
      title: read(title),
      description: read(description),
      keywords: words.map((word) => word(also)).join(' '),
    })),
    ...members,
  ];
}
