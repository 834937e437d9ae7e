import { getTranslations } from 'next-intl/server';
import { MissingArticle } from '@/components/blog/missing-article/missing-article';
import type { Metadata } from 'next';

/** Shown by the middleware, with status 404, in the place of an article that does not exist. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missingArticle');
  return { title: t('title'), robots: { index: false } };
}

export default function MissingArticlePage() {
  return <MissingArticle />;
}
