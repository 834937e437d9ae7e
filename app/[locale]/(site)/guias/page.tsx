import { getTranslations } from 'next-intl/server';
import { GuideIndex } from '@/components/guides/guide-index';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guideIndexPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/guias',
    title: t('title'),
    description: t('description'),
  });
}

export default function GuideIndexPage() {
  return <GuideIndex siteUrl={siteUrl} />;
}
