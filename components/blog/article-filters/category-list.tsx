import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { CategoryOption } from '@/lib/content/blog';
import type { ArticleCategory } from '@/lib/domain/articles/article-filter';
import { Link } from '@/lib/i18n/link';
import styles from './article-filters.module.scss';

type CategoryListProps = { chosen: ArticleCategory | null; categories: readonly CategoryOption[] };

/** The categories with how many articles each holds; the one chosen leads back to all of them. */
export async function CategoryList({ chosen, categories }: CategoryListProps) {
  const t = await getTranslations();
  return (
    <nav aria-labelledby="blog-categories">
      <h2 id="blog-categories" className={styles.heading}>
        {t('blogPage.categories')}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ id, count, href }) => {
          const isChosen = id === chosen;
          const words = (
            <>
              <span>{t(`articleCategories.${id}`)}</span>
              {isChosen && <Icon node={X} />}
              <span className={styles.count}>
                {count}
                <span className="visuallyHidden"> {t('blogPage.articles', { count })}</span>
              </span>
            </>
          );
          return (
            <li key={id}>
              {isChosen || count > 0 ? (
                <Link
                  href={href}
                  aria-current={isChosen ? 'true' : undefined}
                  title={isChosen ? t('blogPage.showAll') : undefined}
                >
                  {words}
                </Link>
              ) : (
                <span className={styles.none}>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
