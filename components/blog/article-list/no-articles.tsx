import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-list.module.scss';

/** Specification, section 8. */
export async function NoArticles() {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  return (
    <div className={styles.empty}>
      <Image image={getImage('spot-empty-search', locale)} sizes="220px" isDecorative className={styles.spot} />
      <h3>{t('emptyTitle')}</h3>
      <p>{t('emptyText')}</p>
      <Link href="/blog" className={buttonClass({ look: 'outline' })}>
        {t('clearFilters')}
      </Link>
    </div>
  );
}
