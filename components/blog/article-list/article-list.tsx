import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/blog/article-card';
import { Pagination } from '@/components/layout/pagination/pagination';
import type { Blog, BlogText } from '@/lib/writing/blog-page';
import { articlesHref } from '@/lib/writing/article-filter';
import { ActiveFilters } from './active-filters';
import styles from './article-list.module.scss';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';

type ArticleListProps = Pick<Blog, 'filter' | 'texts'> & {
  shown: readonly BlogText[];
};

/** With a subject, includes guides. */
export async function ArticleList({ filter, texts, shown }: ArticleListProps) {
  const t = await getTranslations('blogPage');
  const { total, page, pageCount } = texts;
  const isFiltered = filter.q !== '' || filter.category !== null || filter.subject !== null;
  const withGuides = filter.subject !== null;
  return (
    <section aria-labelledby="blog-articles" className={styles.section}>
      <div className={styles.head}>
        <h2 id="blog-articles">{isFiltered ? t('results') : t('all')}</h2>
        <p className={styles.count}>
          {pageCount > 1
            ? t(withGuides ? 'rangeTexts' : 'range', { total, page, pageCount })
            : t(withGuides ? 'totalTexts' : 'total', { count: total })}
        </p>
      </div>
      {isFiltered && <ActiveFilters filter={filter} />}
      {total === 0 ? (
        <NoArticles isFiltered={isFiltered} />
      ) : (
        <ul className={styles.grid}>
          {shown.map((text) => (
            <li key={text.href}>
              <ArticleCard text={text} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(target) => articlesHref({ ...filter, page: target })} />
    </section>
  );
}

/** Specification, section 8. Without filters, nothing is published yet. */
async function NoArticles({ isFiltered }: Readonly<{ isFiltered: boolean }>) {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  return (
    <div className={styles.empty}>
      <Image image={getImage('spot-empty-search', locale)} sizes="220px" isDecorative className={styles.spot} />
      <h3>{t(isFiltered ? 'emptyTitle' : 'noneTitle')}</h3>
      <p>{t(isFiltered ? 'emptyText' : 'noneText')}</p>
      <Link href={isFiltered ? '/blog' : '/guides'} className={buttonClass({ look: 'outline' })}>
        {t(isFiltered ? 'clearFilters' : 'noneGuides')}
      </Link>
    </div>
  );
}
