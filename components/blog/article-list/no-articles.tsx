import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-list.module.scss';

/** Specification, section 8. Without filters, nothing is published yet. */
export async function NoArticles({ isFiltered }: Readonly<{ isFiltered: boolean }>) {
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
