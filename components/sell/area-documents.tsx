import { Check } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './seller-area.module.scss';

export async function AreaDocuments({ documents, ready }: Pick<SellContent['area'], 'documents' | 'ready'>) {
  const t = await getTranslations('sellPage.area.documents');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption', { ready, all: documents.length })}</p>
      <ul className={styles.documents}>
        {documents.map(({ document, isReady }) => (
          <li key={document}>
            {isReady ? <Icon node={Check} /> : <i className={styles.pending} />}
            {t(`names.${document}`)}
            <span>{t(isReady ? 'ready' : 'pending')}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
