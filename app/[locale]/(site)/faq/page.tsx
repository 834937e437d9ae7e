import { getTranslations } from 'next-intl/server';
import { FaqView } from '@/components/faq/faq-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faqPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/faq',
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default function FaqPage() {
  return <FaqView siteUrl={siteUrl} />;
}
