import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import type { ArticleSummary } from '@/lib/writing/articles';
import type { GuideSummary } from '@/lib/writing/guides';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-meta.module.scss';

type ArticleMetaProps = {
  article: ArticleSummary;
  className?: string | undefined;
};

export async function ArticleMeta({ article, className }: ArticleMetaProps) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <p className={classNames(styles.meta, className)}>
      <span className={styles.category}>{t(`articleCategories.${article.category}`)}</span>
      <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
      <span>{t('article.minutesShort', { minutes: article.minutes })}</span>
    </p>
  );
}

export async function GuideMeta({ guide }: { guide: GuideSummary }) {
  const t = await getTranslations();
  const { steps, updated } = guide;
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{t('blogPage.guide')}</span>
      <time dateTime={updated}>{formatDate(updated, await currentLocale())}</time>
      <span>{t('guides.steps', { count: steps.length })}</span>
    </p>
  );
}
