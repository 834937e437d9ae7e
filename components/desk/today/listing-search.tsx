import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { QueryForm } from '@/components/layout/query-form';
import { Icon } from '@/components/ui/icon';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './listing-search.module.scss';

export async function ListingSearch() {
  const t = await getTranslations('deskToday.search');
  const locale = await currentLocale();
  return (
    <QueryForm action={localizedHref(locale, '/dashboard/agency/homes')} role="search" className={styles.search}>
      <label htmlFor="desk-search" className="visuallyHidden">
        {t('label')}
      </label>
      <input
        id="desk-search"
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder={t('placeholder')}
        className="fieldInput"
      />
      <button type="submit" aria-label={t('submit')}>
        <Icon node={Search} />
      </button>
    </QueryForm>
  );
}
