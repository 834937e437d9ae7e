import { getTranslations } from 'next-intl/server';
import { ArticleSearch } from '@/components/blog/article-filters/article-search';
import { FilterList } from '@/components/blog/article-filters/filter-list';
import { ArticleList } from '@/components/blog/article-list/article-list';
import { BlogExtras } from './blog-extras';
import { LeadArticle } from './lead-article';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { classNames } from '@/lib/text/class-names';
import { siteFacts } from '@/lib/site/site-facts';
import { isGuide, type Blog } from '@/lib/writing/blog-page';
import { articlesHref } from '@/lib/writing/article-filter';
import styles from './blog-view.module.scss';

export async function BlogView({ blog, siteUrl }: { blog: Blog; siteUrl: URL }) {
  const t = await getTranslations('blogPage');
  const tCategory = await getTranslations('articleCategories');
  const tSubject = await getTranslations('articleSubjects');
  const { filter, texts, categories, subjects, popular } = blog;
  const isFront = articlesHref(filter) === '/blog';
  const [lead, ...rest] = texts.items;

  // One root element: after navigation Next scrolls each root into view and would end at the last.
  return (
    <div>
      <div className={`wrap ${styles.hero}`}>
        <Breadcrumbs current={{ name: t('name'), href: '/blog' }} siteUrl={siteUrl} />
        <div className={styles.text}>
          <h1>{t('heading', { agency: siteFacts().agency.name.replaceAll(' ', '\u00a0') })}</h1>
          <p className="lead">{t('intro')}</p>
        </div>
      </div>
      {isFront && lead && !isGuide(lead) && <LeadArticle article={lead} />}
      <div className={classNames('wrap', styles.columns, isFront && styles.front)}>
        <div className={styles.filters}>
          <ArticleSearch filter={filter} />
          <FilterList
            id="blog-subjects"
            heading={t('subjects')}
            chosen={filter.subject}
            options={subjects}
            nameOf={(id) => tSubject(id)}
            unitOf={(count) => t('texts', { count })}
            showAll={t('showAllSubjects')}
          />
          <FilterList
            id="blog-categories"
            heading={t('categories')}
            chosen={filter.category}
            options={categories}
            nameOf={(id) => tCategory(id)}
            unitOf={(count) => t('articles', { count })}
            showAll={t('showAll')}
          />
        </div>
        <ArticleList filter={filter} texts={texts} shown={isFront ? rest : texts.items} />
        <BlogExtras popular={popular} />
      </div>
    </div>
  );
}
