import { getTranslations } from 'next-intl/server';
import { authorOf } from '@/lib/site/team';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import styles from './article-meta.module.scss';

type BylineProps = {
  author: string;
  date: string;
  updated?: string | undefined;
  minutes: number;
};

export async function Byline({ author, date, updated, minutes }: BylineProps) {
  const t = await getTranslations('article');
  const locale = await currentLocale();
  const { id, name } = authorOf(author, locale);
  return (
    <p className={styles.meta}>
      <span>{t.rich('by', { name, author: (words) => <Link href={memberPath(id)}>{words}</Link> })}</span>
      <time dateTime={date}>{formatDate(date, locale)}</time>
      {updated && <time dateTime={updated}>{t('updated', { date: formatDate(updated, locale) })}</time>}
      <span>{t('minutes', { minutes })}</span>
    </p>
  );
}
