import { Bell } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { chipClass } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { AlertForm } from './alert-form';
import styles from './alert-offer.module.scss';

type AlertOfferProps = {
  search: string;
  title: string;
  /** The list is limited by what a buyer can pay. */
  isLimited?: boolean;
};

export async function AlertOffer({ search, title, isLimited = false }: AlertOfferProps) {
  const t = await getTranslations('alerts');
  return (
    <details className={styles.offer}>
      <summary className={chipClass()}>
        <Icon node={Bell} />
        <span>{t('open')}</span>
      </summary>
      <div className={styles.panel}>
        <p className="small">{t('about', { search: title })}</p>
        {isLimited && <p className="small">{t('withoutMeans')}</p>}
        <AlertForm search={search} />
      </div>
    </details>
  );
}
