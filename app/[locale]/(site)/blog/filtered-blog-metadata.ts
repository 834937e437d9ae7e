import { getTranslations } from 'next-intl/server';
import { readBlog } from '@/lib/writing/blog-page';
import { articlesHref, noArticleFilter, type ArticleFilter } from '@/lib/writing/article-filter';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

/** Further pages of all articles are indexed; filters and searches are not, and have no canonical. */
export async function filteredBlogMetadata(requested: ArticleFilter): Promise<Metadata> {
  const t = await getTranslations();
  const locale = await currentLocale();
  const { filter, texts } = readBlog(locale, requested);
  const { q, category, subject, page } = filter;
  const href = articlesHref(filter);
  const base = category
    ? t('blogPage.titleCategory', { category: t(`articleCategories.${category}`) })
    : subject
      ? t('blogPage.titleSubject', { subject: t(`articleSubjects.${subject}`) })
      : t(forTown('blogPage.title'), { town: ownTown() });
  const title = q === '' ? base : t('blogPage.titleSearch', { text: q });
  return pageMetadata({
    locale,
    path: '/blog',
    href,
    title: page > 1 ? t('blogPage.titlePage', { title, page }) : title,
    description:
      page > 1
        ? t(forTown('blogPage.descriptionPage'), { page, pageCount: texts.pageCount, town: ownTown() })
        : t(forTown('blogPage.description'), { town: ownTown() }),
    isIndexed: href === articlesHref({ ...noArticleFilter, page }),
  });
}
