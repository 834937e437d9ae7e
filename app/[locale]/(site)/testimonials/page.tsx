import { getTranslations } from 'next-intl/server';
import { TestimonialsView } from '@/components/testimonials/testimonials-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('testimonialsPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/testimonials',
    title: t('metaTitle'),
    description: t(forTown('description'), { town: ownTown() }),
  });
}

export default function TestimonialsPage() {
  return <TestimonialsView siteUrl={siteUrl} />;
}
