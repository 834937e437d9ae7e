import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ExportView } from '@/components/desk/site/export-view';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { exportParts } from '@/lib/server/services/export/export-agency';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskExport');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function ExportPage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('site', 'export'), 'agency.export');
  const t = await getTranslations('deskExport');
  return (
    <DeskFrame actor={actor} current="site" title={t('title')}>
      <ExportView parts={exportParts.map(({ name }) => name)} href={`/api/desk/export.zip?locale=${locale}`} />
    </DeskFrame>
  );
});
