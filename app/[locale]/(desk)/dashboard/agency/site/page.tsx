import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FactList } from '@/components/desk/site/fact-list';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireSiteEditor } from '@/lib/server/auth/require-site-editor';
import { listFacts } from '@/lib/server/services/site-facts/site-facts';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskSite');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function SitePage() {
  const locale = await currentLocale();
  const actor = await requireSiteEditor(locale, `/${locale}/dashboard/agency/site`);
  const t = await getTranslations('deskSite');
  return (
    <DeskFrame actor={actor} current="site" title={t('title')}>
      <FactList facts={await listFacts(actor)} />
    </DeskFrame>
  );
});
