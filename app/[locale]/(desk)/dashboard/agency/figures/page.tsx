import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { AgencyReportView } from '@/components/desk/reports/agency-report-view';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readAgencyReport } from '@/lib/server/services/reports/read-agency-report';

export async function generateMetadata() {
  const t = await getTranslations('deskFigures');
  return deskMetadata(t('title'));
}

async function FiguresPage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/figures', 'figures.read');
  const t = await getTranslations('deskFigures');
  return (
    <DeskFrame actor={actor} current="figures" title={t('title')}>
      <AgencyReportView {...await readAgencyReport(actor, new Date().getTime())} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(FiguresPage);
