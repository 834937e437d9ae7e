import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { HomeView } from '@/components/home/home-view';
import { JsonLd } from '@/components/layout/json-ld/json-ld';
import { agency } from '@/lib/content/agency';
import { readHome } from '@/lib/content/home/home';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyJsonLd } from '@/lib/seo/agency-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('metadata');
  return pageMetadata({
    locale,
    path: '/',
    title: t('siteTitle', { agency: agency.name }),
    description: t('siteDescription'),
    isTitleWhole: true,
  });
}

export default async function HomePage() {
  const locale = await currentLocale();
  return (
    <>
      <JsonLd data={agencyJsonLd(agency, siteUrl, locale)} />
      <HomeView content={readHome(locale)} form={<ContactSlot id="home" />} />
    </>
  );
}
