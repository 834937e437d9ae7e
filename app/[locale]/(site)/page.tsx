import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { LandingView } from '@/components/landing/landing-view';
import { JsonLd } from '@/components/layout/json-ld';
import { siteFacts } from '@/lib/site/site-facts';
import { readLanding } from '@/lib/landing/landing-page';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyInBrief } from '@/lib/seo/agency-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { websiteJsonLd } from '@/lib/seo/website-json-ld';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('metadata');
  return pageMetadata({
    locale,
    path: '/',
    title: t(forTown('siteTitle'), { agency: siteFacts().agency.name, town: ownTown() }),
    description: t(forTown('siteDescription'), { town: ownTown() }),
    isTitleWhole: true,
  });
}

export default async function LandingPage() {
  const { agency } = siteFacts();
  const locale = await currentLocale();
  return (
    <>
      <JsonLd data={websiteJsonLd(agency.name, siteUrl)} />
      <JsonLd data={agencyInBrief(agency, siteUrl)} />
      <LandingView content={readLanding(locale)} form={<ContactSlot id="home" />} />
    </>
  );
}
