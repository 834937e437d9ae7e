import { getTranslations } from 'next-intl/server';
import { AboutView } from '@/components/about/about-view';
import { JsonLd } from '@/components/layout/json-ld';
import { siteFacts } from '@/lib/site/site-facts';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyJsonLd } from '@/lib/seo/agency-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('aboutPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/about',
    title: t(forTown('metaTitle'), { town: ownTown() }),
    description: t(forTown('description'), { town: ownTown(), year: String(siteFacts().agency.founded) }),
  });
}

export default async function AboutPage() {
  return (
    <>
      <JsonLd data={agencyJsonLd(siteFacts().agency, siteUrl)} />
      <AboutView siteUrl={siteUrl} />
    </>
  );
}
