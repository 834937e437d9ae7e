import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FactList } from '@/components/desk/site/fact-list';
import styles from '@/components/desk/site/site-lists.module.scss';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { listFacts } from '@/lib/server/services/site/site-facts';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskSite');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function SitePage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/site', 'site.edit');
  const t = await getTranslations('deskSite');
  const tRedirects = await getTranslations('deskRedirects');
  return (
    <DeskFrame actor={actor} current="site" title={t('title')}>
      <FactList facts={await listFacts(actor)} />
      {!(await readMailboxReport(actor)) && <p className={`mini ${styles.lead}`}>{t('mailbox')}</p>}
      <p className={styles.more}>
        <Link href={deskPath('site', 'redirects')}>{tRedirects('title')}</Link>
      </p>
    </DeskFrame>
  );
});
