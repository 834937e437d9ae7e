import { getTranslations } from 'next-intl/server';
import { ArticleMeta } from './article-meta';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Image } from '@/components/ui/image';
import type { ArticleSummary } from '@/lib/writing/articles';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './lead-article.module.scss';

export async function LeadArticle({ article }: { article: ArticleSummary }) {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  return (
    <article className={styles.lead}>
      <div className={styles.media}>
        <Image
          image={getImage(article.image, locale)}
          sizes="(min-width: 1024px) 64vw, 100vw"
          isPriority
          isDecorative
        />
      </div>
      <div className={styles.text}>
        <ArticleMeta article={article} />
        <h2 className={styles.title}>
          <Link href={article.href}>{article.title}</Link>
        </h2>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <p className={arrowLinkClass} aria-hidden="true">
          <ArrowLabel>{t('readArticle')}</ArrowLabel>
        </p>
      </div>
    </article>
  );
}
