import { Bell } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { chipClass } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { AlertForm } from './alert-form';
import styles from './alert-offer.module.scss';

/** `title` labels the search. */
export async function AlertOffer({ search, title }: { search: string; title: string }) {
  const t = await getTranslations('alerts');
  return (
    <details className={styles.offer}>
      <summary className={chipClass()}>
        <Icon node={Bell} />
        <span>{t('open')}</span>
      </summary>
      <div className={styles.panel}>
        <p className="small">{t('about', { search: title })}</p>
        <AlertForm search={search} />
      </div>
    </details>
  );
}
