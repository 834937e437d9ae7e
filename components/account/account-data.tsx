import { Download, Trash2 } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/ui/actions';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { EXPORT_PATH } from '@/lib/i18n/routes';
import styles from './dashboard.module.scss';

/** GDPR, articles 15, 17 and 20. */
export async function AccountData() {
  const t = await getTranslations('dashboardPage');
  return (
    <section aria-labelledby="data" className={styles.section}>
      <h2 id="data">{t('data')}</h2>
      <p className="soft">{t('dataText')}</p>
      <Actions>
        <a href={EXPORT_PATH} className={buttonClass({ look: 'outline' })} aria-describedby="data-note">
          <Icon node={Download} />
          {t('download')}
        </a>
        <Link href="/dashboard/delete-account" className={styles.delete}>
          <Icon node={Trash2} />
          {t('delete')}
        </Link>
      </Actions>
      <p className="mini soft" id="data-note">
        {t('downloadNote')}
      </p>
    </section>
  );
}
