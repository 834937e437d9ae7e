import { getTranslations } from 'next-intl/server';
import { SalesServiceView } from '@/components/services/sales-service-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('salesPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/services/sales',
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default function SalesServicePage() {
  return <SalesServiceView siteUrl={siteUrl} />;
}
