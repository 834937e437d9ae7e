import { ArticleMeta } from '@/components/blog/article-meta';
import { Picture } from '@/components/ui/picture';
import type { ArticleSummary } from '@/lib/content/articles';
import { getPicture } from '@/lib/content/pictures';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-card.module.scss';

/** The widest a card gets: the row of one. */
const SIZES = '(min-width: 1024px) 420px, (min-width: 640px) 46vw, 92vw';

/** An article in a list. The title's link is stretched over the whole card. */
export async function ArticleCard({ article }: { article: ArticleSummary }) {
  const locale = await currentLocale();
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture picture={getPicture(article.picture, locale)} sizes={SIZES} isDecorative />
      </div>
      <div className={styles.body}>
        <ArticleMeta article={article} />
        <h3 className={styles.title}>
          <Link href={article.href}>{article.title}</Link>
        </h3>
        <p className={styles.excerpt}>{article.excerpt}</p>
      </div>
    </article>
  );
}
