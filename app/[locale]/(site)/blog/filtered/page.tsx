import { getTranslations } from 'next-intl/server';
import { BlogView } from '@/components/blog/blog-view';
import { readBlog } from '@/lib/writing/blog-page';
import { articlesHref, noArticleFilter, parseArticleFilter } from '@/lib/writing/article-filter';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

type FilteredBlogProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: FilteredBlogProps): Promise<Metadata> {
  const t = await getTranslations();
  const locale = await currentLocale();
  const { filter, texts } = readBlog(locale, parseArticleFilter(await searchParams));
  const { q, category, subject, page } = filter;
  const href = articlesHref(filter);
  const base = category
    ? t('blogPage.titleCategory', { category: t(`articleCategories.${category}`) })
    : subject
      ? t('blogPage.titleSubject', { subject: t(`articleSubjects.${subject}`) })
      : t('blogPage.title');
  const title = q === '' ? base : t('blogPage.titleSearch', { text: q });
  return pageMetadata({
    locale,
    path: '/blog',
    href,
    title: page > 1 ? t('blogPage.titlePage', { title, page }) : title,
    description:
      page > 1 ? t('blogPage.descriptionPage', { page, pageCount: texts.pageCount }) : t('blogPage.description'),
    // Further pages of all articles; filters and searches are not, and have no canonical.
    isIndexed: href === articlesHref({ ...noArticleFilter, page }),
  });
}

export default async function FilteredBlogPage({ searchParams }: FilteredBlogProps) {
  const filter = parseArticleFilter(await searchParams);
  return <BlogView blog={readBlog(await currentLocale(), filter)} siteUrl={siteUrl} />;
}
