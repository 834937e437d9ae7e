import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { articlesHref, type ArticleFilter } from '@/lib/writing/article-filter';
import { Link } from '@/lib/i18n/link';
import styles from './article-list.module.scss';

export async function ActiveFilters({ filter }: { filter: ArticleFilter }) {
  const t = await getTranslations();
  const { category, subject, q } = filter;
  return (
    <ul className={styles.filters}>
      {category && (
        <li>
          {t('blogPage.filteredByCategory', { category: t(`articleCategories.${category}`) })}
          <Link
            href={articlesHref({ ...filter, category: null, page: 1 })}
            aria-label={t('blogPage.removeCategory')}
            className={styles.remove}
          >
            <Icon node={X} />
          </Link>
        </li>
      )}
      {subject && (
        <li>
          {t('blogPage.filteredBySubject', { subject: t(`articleSubjects.${subject}`) })}
          <Link
            href={articlesHref({ ...filter, subject: null, page: 1 })}
            aria-label={t('blogPage.removeSubject')}
            className={styles.remove}
          >
            <Icon node={X} />
          </Link>
        </li>
      )}
      {q !== '' && (
        <li>
          {t('blogPage.searchedFor', { text: q })}
          <Link
            href={articlesHref({ ...filter, q: '', page: 1 })}
            aria-label={t('blogPage.removeSearch')}
            className={styles.remove}
          >
            <Icon node={X} />
          </Link>
        </li>
      )}
    </ul>
  );
}
