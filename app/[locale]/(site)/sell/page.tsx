import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { AnnouncementBar } from '@/components/layout/announcement-bar/announcement-bar';
import { SellView } from '@/components/sell/sell-view';
import { readSell } from '@/lib/landing/sell-page';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('sellPage');
  return pageMetadata({
    locale,
    path: '/sell',
    title: t(forTown('metaTitle'), { town: ownTown() }),
    description: t('metaDescription'),
  });
}

export default async function SellPage() {
  const subjects = await getTranslations('contactForm.subjects');
  return (
    <>
      <AnnouncementBar />
      <SellView
        content={readSell(await currentLocale())}
        siteUrl={siteUrl}
        form={<ContactSlot id="sell" defaults={{ subject: subjects('sale') }} />}
      />
    </>
  );
}
