import { getTranslations } from 'next-intl/server';
import { ArticleMeta } from './article-meta';
import { Image } from '@/components/ui/image';
import type { ArticleSummary } from '@/lib/writing/articles';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './related-articles.module.scss';

export async function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = await getTranslations('articlePage');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="related-articles" className={`sand section ${styles.band}`}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id="related-articles">{t('related')}</h2>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.id}>
              <Image
                image={getImage(article.image, locale)}
                sizes="(min-width: 640px) 200px, 104px"
                isDecorative
                className={styles.image}
              />
              <div>
                <ArticleMeta article={article} className={styles.meta} />
                <h3>
                  <Link href={article.href}>{article.title}</Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
