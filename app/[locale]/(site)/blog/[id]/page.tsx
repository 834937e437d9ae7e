import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ArticleView } from '@/components/blog/article-view/article-view';
import { JsonLd } from '@/components/layout/json-ld';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { siteFacts } from '@/lib/site/site-facts';
import { readArticlePage } from '@/lib/writing/article-page';
import { listArticles } from '@/lib/writing/articles';
import { authorOf } from '@/lib/site/team';
import { currentLocale } from '@/lib/i18n/locale';
import { blogPosting } from '@/lib/seo/blog-posting';
import { withFeed } from '@/lib/seo/feed-link';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImageName } from '@/lib/seo/og-name';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export function generateStaticParams() {
  return listArticles('en').map(({ id }) => ({ id }));
}

type ArticlePageProps = { params: Promise<{ id: string }> };

async function read({ params }: ArticlePageProps) {
  const locale = await currentLocale();
  const page = readArticlePage((await params).id, locale);
  return page ? { ...page, locale } : notFound();
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { article, locale } = await read(props);
  const t = await getTranslations('blogPage');
  const { href, searchTitle, excerpt: description, date: published, updated: modified, author } = article;
  const title = searchTitle[locale];
  const authors = [authorOf(author, locale).name];
  const page = pageMetadata({ locale, path: href, title, description, article: { published, modified, authors } });
  return withFeed(page, locale, t('feed'));
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { article, body, related, listings, locale } = await read(props);
  const t = await getTranslations('articleCategories');
  const images = [`/${locale}/og/${ogImageName(article.href)}`];
  const author = authorOf(article.author, locale);
  // One root element: after navigation Next scrolls each root into view and would end at the last.
  return (
    <div>
      <JsonLd
        data={blogPosting(
          { ...article, author, category: t(article.category), images },
          siteFacts().agency,
          siteUrl,
          locale,
        )}
      />
      <ArticleView article={article} body={body} related={related} siteUrl={siteUrl}>
        <ListingGrid cards={listings} />
      </ArticleView>
    </div>
  );
}
