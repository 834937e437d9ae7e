import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/class-names';
import type { ArticleSummary } from '@/lib/content/articles';
import { formatDate } from '@/lib/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-meta.module.scss';

type ArticleMetaProps = {
  article: ArticleSummary;
  /** In a list: with the category, and the minutes in short. */
  isShort?: boolean;
  className?: string | undefined;
};

/** One line: category, date, minutes to read. */
export async function ArticleMeta({ article, isShort = true, className }: ArticleMetaProps) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <p className={classNames(styles.meta, className)}>
      {isShort && <span className={styles.category}>{t(`articleCategories.${article.category}`)}</span>}
      <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
      <span>{t(isShort ? 'article.minutesShort' : 'article.minutes', { minutes: article.minutes })}</span>
    </p>
  );
}
