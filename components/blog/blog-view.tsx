import { getTranslations } from 'next-intl/server';
import { CategoryList } from '@/components/blog/article-filters/category-list';
import { ArticleSearch } from '@/components/blog/article-filters/article-search';
import { ArticleList } from '@/components/blog/article-list/article-list';
import { BlogExtras } from '@/components/blog/blog-extras';
import { LeadArticle } from '@/components/blog/lead-article';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { classNames } from '@/lib/class-names';
import { agency } from '@/lib/content/agency';
import type { Blog } from '@/lib/content/blog';
import styles from './blog-view.module.scss';

/** The blog: on its first page the newest article large, then the rest in two columns beside the filters. */
export async function BlogView({ blog, siteUrl }: { blog: Blog; siteUrl: URL }) {
  const t = await getTranslations('blogPage');
  const { filter, articles, categories, popular } = blog;
  const isFront = filter.q === '' && filter.category === null && filter.page === 1;
  const [lead, ...rest] = articles.items;

  // One element round all: after a navigation Next scrolls each root of a page into view, and would end at the last.
  return (
    <div>
      <div className={`wrap ${styles.hero}`}>
        <Breadcrumbs current={{ name: t('name'), href: '/blog' }} siteUrl={siteUrl} />
        <div className={styles.words}>
          <h1>{t('heading', { agency: agency.name.replaceAll(' ', '\u00a0') })}</h1>
          <p className="lead">{t('intro')}</p>
        </div>
      </div>
      {isFront && lead && <LeadArticle article={lead} />}
      <div className={classNames('wrap', styles.columns, isFront && styles.front)}>
        <div className={styles.filters}>
          <ArticleSearch filter={filter} />
          <CategoryList chosen={filter.category} categories={categories} />
        </div>
        <ArticleList filter={filter} articles={articles} shown={isFront ? rest : articles.items} />
        <BlogExtras popular={popular} />
      </div>
    </div>
  );
}
