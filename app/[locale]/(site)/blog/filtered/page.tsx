import { getTranslations } from 'next-intl/server';
import { BlogView } from '@/components/blog/blog-view';
import { readBlog } from '@/lib/writing/blog-page';
import { parseArticleFilter } from '@/lib/writing/article-filter';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

type FilteredBlogProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: FilteredBlogProps): Promise<Metadata> {
  const t = await getTranslations();
  const locale = await currentLocale();
  const { q, category, subject, page } = readBlog(locale, parseArticleFilter(await searchParams)).filter;
  const base = category
    ? t('blogPage.titleCategory', { category: t(`articleCategories.${category}`) })
    : subject
      ? t('blogPage.titleSubject', { subject: t(`articleSubjects.${subject}`) })
      : t('blogPage.title');
  const title = q === '' ? base : t('blogPage.titleSearch', { text: q });
  return {
    ...pageMetadata({
      locale,
      path: '/blog',
      title: page > 1 ? t('blogPage.titlePage', { title, page }) : title,
      description: t('blogPage.description'),
      isIndexed: false,
    }),
    alternates: { canonical: localizedHref(locale, '/blog') },
  };
}

export default async function FilteredBlogPage({ searchParams }: FilteredBlogProps) {
  const filter = parseArticleFilter(await searchParams);
  return <BlogView blog={readBlog(await currentLocale(), filter)} siteUrl={siteUrl} />;
}
