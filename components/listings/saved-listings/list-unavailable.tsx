import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { Link } from '@/lib/i18n/link';
import styles from './saved-listings-view.module.scss';

export async function ListUnavailable() {
  const t = await getTranslations('savedListings.unavailable');
  return (
    <div className={styles.unavailable}>
      <FormMessage kind="error">
        <p>
          <strong>{t('title')}</strong>
        </p>
        <p>{t('text')}</p>
      </FormMessage>
      <Link href="/saved-homes" className={buttonClass({ look: 'outline' })}>
        {t('retry')}
      </Link>
    </div>
  );
}
