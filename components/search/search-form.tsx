import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { InputField } from '@/components/ui/input-field';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './search-form.module.scss';

export async function SearchForm({ query }: { query: string }) {
  const t = await getTranslations('searchPage');
  return (
    <form
      role="search"
      method="get"
      action={localizedHref(await currentLocale(), '/search')}
      className={styles.form}
      aria-label={t('label')}
    >
      <InputField
        key={query}
        id="site-search"
        label={t('label')}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <Button type="submit">
        <Icon node={Search} />
        {t('submit')}
      </Button>
    </form>
  );
}
