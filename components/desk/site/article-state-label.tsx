import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import styles from './site-lists.module.scss';

export async function ArticleStateLabel({
  isPublished,
  gender,
}: Readonly<{ isPublished: boolean; gender: 'm' | 'f' }>) {
  const t = await getTranslations('deskSite');
  return (
    <span className={classNames(styles.state, isPublished && styles.published)}>
      {isPublished ? t('published', { gender }) : t('draft')}
    </span>
  );
}
