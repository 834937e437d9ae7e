import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { InputField } from '@/components/ui/input-field';
import type { ArticleFilter } from '@/lib/writing/article-filter';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-filters.module.scss';

export async function ArticleSearch({ filter }: { filter: ArticleFilter }) {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  return (
    <form
      role="search"
      aria-label={t('search')}
      method="get"
      action={localizedHref(locale, '/blog')}
      className={styles.search}
    >
      <InputField
        // A new query needs a new field.
        key={filter.q}
        id="blog-search"
        label={t('search')}
        type="search"
        name="q"
        defaultValue={filter.q}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
      />
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.subject && <input type="hidden" name="subject" value={filter.subject} />}
      <Button type="submit" look="outline" className={styles.submit} aria-label={t('submit')}>
        <Icon node={Search} />
      </Button>
    </form>
  );
}
