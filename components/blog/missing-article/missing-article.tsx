import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { getPicture } from '@/lib/content/pictures';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './missing-article.module.scss';

/** No article has this address (specification, section 8). */
export async function MissingArticle() {
  const t = await getTranslations('missingArticle');
  const locale = await currentLocale();
  return (
    <div className={`wrap ${styles.page}`}>
      <Picture
        picture={getPicture('spot-not-found', locale)}
        sizes="(min-width: 640px) 400px, 92vw"
        isPriority
        isDecorative
        className={styles.spot}
      />
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('text')}</p>
        <Link href="/blog" className={buttonClass()}>
          {t('back')}
        </Link>
      </div>
    </div>
  );
}
