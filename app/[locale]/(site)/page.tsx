import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { LandingView } from '@/components/landing/landing-view';
import { ListingCard } from '@/components/listings/listing-card/listing-card';
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

const CARD_SIZES = '(min-width: 1320px) 392px, (min-width: 1024px) 30vw, 280px';

export default async function LandingPage() {
  const { agency } = siteFacts();
  const locale = await currentLocale();
  const content = readLanding(locale);
  const latest = content.ways.latest.map((card) => <ListingCard key={card.id} card={card} sizes={CARD_SIZES} />);
  return (
    <>
      <JsonLd data={websiteJsonLd(agency.name, siteUrl)} />
      <JsonLd data={agencyInBrief(agency, siteUrl)} />
      <LandingView content={content} latest={latest} form={<ContactSlot id="home" />} />
    </>
  );
}
