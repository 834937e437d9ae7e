import { Search } from 'lucide';
import { QueryForm } from '@/components/layout/query-form';
import { Icon } from '@/components/ui/icon';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { DeskPath } from '@/lib/i18n/desk-routes';
import { SearchKey } from './search-key';
import styles from './search-field.module.scss';

type SearchFieldProps = Readonly<{
  action: DeskPath;
  labels: Readonly<Record<'label' | 'placeholder' | 'submit', string>>;
  value?: string;
  hasKey: boolean;
}>;

const ID = 'desk-search';

export async function SearchField({ action, hasKey, labels, value = '' }: SearchFieldProps) {
  const locale = await currentLocale();
  return (
    <QueryForm action={localizedHref(locale, action)} role="search" className={styles.search}>
      <label htmlFor={ID} className="visuallyHidden">
        {labels.label}
      </label>
      <input
        id={ID}
        key={value}
        name="q"
        type="search"
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        placeholder={labels.placeholder}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        className="fieldInput"
      />
      {hasKey && <SearchKey field={ID} className={styles.key} />}
      <button type="submit" aria-label={labels.submit}>
        <Icon node={Search} />
      </button>
    </QueryForm>
  );
}
