import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guideNotFound');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Shown by the middleware with status 404. */
export default async function MissingGuidePage() {
  const t = await getTranslations('guideNotFound');
  return <NotFoundScreen title={t('title')} text={t('text')} hub={{ href: '/guides', label: t('all') }} />;
}
