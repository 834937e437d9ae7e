import { ArticleMeta, GuideMeta } from './article-meta';
import { Image } from '@/components/ui/image';
import { isGuide, type BlogText } from '@/lib/writing/blog-page';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-card.module.scss';

const SIZES = '(min-width: 1024px) 420px, (min-width: 640px) 46vw, 92vw';

export async function ArticleCard({ text }: { text: BlogText }) {
  const locale = await currentLocale();
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Image image={getImage(text.image, locale)} sizes={SIZES} isDecorative />
      </div>
      <div className={styles.body}>
        {isGuide(text) ? <GuideMeta guide={text} /> : <ArticleMeta article={text} />}
        <h3 className={styles.title}>
          <Link href={text.href}>{text.title}</Link>
        </h3>
        <p className={styles.excerpt}>{text.excerpt}</p>
      </div>
    </article>
  );
}
