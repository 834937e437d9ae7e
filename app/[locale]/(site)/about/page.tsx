import { getTranslations } from 'next-intl/server';
import { AboutView } from '@/components/about/about-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('aboutPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/about',
    title: t('title'),
    description: t('description'),
  });
}

export default function AboutPage() {
  return <AboutView siteUrl={siteUrl} />;
}
