import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/blog/article-card';
import { Pagination } from '@/components/layout/pagination/pagination';
import type { ArticleSummary } from '@/lib/content/articles';
import type { Blog } from '@/lib/content/blog';
import { articlesHref } from '@/lib/domain/articles/article-filter';
import { ActiveFilters } from './active-filters';
import { NoArticles } from './no-articles';
import styles from './article-list.module.scss';

type ArticleListProps = Pick<Blog, 'filter' | 'articles'> & {
  /** The page's articles without those it shows elsewhere. */
  shown: readonly ArticleSummary[];
};

/** Articles in two columns, what narrows them above, the way to the other pages below. */
export async function ArticleList({ filter, articles, shown }: ArticleListProps) {
  const t = await getTranslations('blogPage');
  const isFiltered = filter.q !== '' || filter.category !== null;
  return (
    <section aria-labelledby="blog-articles" className={styles.section}>
      <div className={styles.head}>
        <h2 id="blog-articles">{isFiltered ? t('results') : t('all')}</h2>
        <p className={styles.count}>
          {articles.pageCount > 1
            ? t('range', { total: articles.total, page: articles.page, pageCount: articles.pageCount })
            : t('total', { count: articles.total })}
        </p>
      </div>
      {isFiltered && <ActiveFilters filter={filter} />}
      {articles.total === 0 ? (
        <NoArticles />
      ) : (
        <ul className={styles.grid}>
          {shown.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={articles.page}
        pageCount={articles.pageCount}
        hrefOf={(page) => articlesHref({ ...filter, page })}
      />
    </section>
  );
}
