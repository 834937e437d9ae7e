import { getTranslations } from 'next-intl/server';
import type { GuideSummary } from '@/lib/writing/guides';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-meta.module.scss';

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
