import { getTranslations } from 'next-intl/server';
import { BlogView } from '@/components/blog/blog-view';
import { readBlog } from '@/lib/writing/blog-page';
import { currentLocale } from '@/lib/i18n/locale';
import { withFeed } from '@/lib/seo/feed-link';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  const page = pageMetadata({
    locale,
    path: '/blog',
    title: t(forTown('title'), { town: ownTown() }),
    description: t(forTown('description'), { town: ownTown() }),
  });
  return withFeed(page, locale, t('feed'));
}

export default async function BlogPage() {
  return <BlogView blog={readBlog(await currentLocale())} siteUrl={siteUrl} />;
}
