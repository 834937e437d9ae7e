import { ArrowRight, Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { classNames } from '@/lib/text/class-names';
import styles from './search-line.module.scss';

export async function SearchLineForm({ className }: { className?: string | undefined }) {
  const t = await getTranslations('searchLine');
  return (
    <form
      role="search"
      action={localizedHref(await currentLocale(), '/search')}
      className={classNames('fieldFrame', styles.line, className)}
      aria-label={t('form')}
    >
      <Icon node={Search} className={styles.sign} />
      <input
        className="fieldInput"
        type="search"
        name="q"
        aria-label={t('label')}
        placeholder={t('example')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit" className={styles.submit} aria-label={t('submit')}>
        <Icon node={ArrowRight} />
      </button>
    </form>
  );
}
