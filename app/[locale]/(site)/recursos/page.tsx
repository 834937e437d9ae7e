import { getTranslations } from 'next-intl/server';
import { ResourcesView } from '@/components/resources/resources-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resourcesPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/recursos',
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default function ResourcesPage() {
  return <ResourcesView siteUrl={siteUrl} />;
}
