import { ArrowLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ArticleShare } from '@/components/blog/article-share/article-share';
import { RelatedArticles } from '@/components/blog/related-articles';
import { Sources } from '@/components/layout/sources';
import { TableOfContents } from '@/components/layout/table-of-contents';
import { PagesNearby } from '@/components/layout/pages-nearby';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import type { Article, ArticleSummary } from '@/lib/writing/articles';
import type { RichTextSource as Body } from '@/lib/site/rich-text';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { absoluteUrl } from '@/lib/seo/json-ld';
import { ArticleHeader } from './article-header';
import styles from './article-view.module.scss';
import type { ReactNode } from 'react';

type ArticleViewProps = {
  article: Article;
  body: Body;
  related: readonly ArticleSummary[];
  siteUrl: URL;
  children: ReactNode;
};

export async function ArticleView({ article, body, related, siteUrl, children }: ArticleViewProps) {
  const t = await getTranslations('articlePage');
  const locale = await currentLocale();
  const { href, title, sources } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} siteUrl={siteUrl} />
        <div className={`wrap ${styles.columns}`}>
          <TableOfContents label={t('contents')} headings={body.headings} />
          <div className={styles.main}>
            <RichText html={body.html} isArticle />
            <PagesNearby path={href} />
            {sources.length > 0 && <Sources sources={sources} />}
            <ArticleShare url={absoluteUrl(siteUrl, locale, href)} title={title} />
            <Link href="/blog" className={styles.back}>
              <Icon node={ArrowLeft} />
              {t('back')}
            </Link>
          </div>
        </div>
      </article>
      <RelatedArticles articles={related} />
      <section aria-labelledby="related-homes" className={`wrap ${styles.listings}`}>
        <div className={styles.listingsHead}>
          <h2 id="related-homes">{t('homes')}</h2>
          <Link href="/properties" className={arrowLinkClass}>
            <ArrowLabel>{t('allHomes')}</ArrowLabel>
          </Link>
        </div>
        {children}
      </section>
    </>
  );
}
