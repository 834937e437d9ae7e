import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('articleNotFound');
  return { title: t('title'), robots: { index: false } };
}

/** Shown by the middleware with status 404 (specification, section 8). */
export default async function MissingArticlePage() {
  const t = await getTranslations('articleNotFound');
  return <NotFoundScreen title={t('title')} text={t('text')} hub={{ href: '/blog', label: t('back') }} />;
}
