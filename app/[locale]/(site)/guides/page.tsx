import { getTranslations } from 'next-intl/server';
import { GuidesView } from '@/components/guides/guides-view/guides-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guidesPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/guides',
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default function GuidesPage() {
  return <GuidesView siteUrl={siteUrl} />;
}
