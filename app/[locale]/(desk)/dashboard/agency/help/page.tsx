import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { HelpView } from '@/components/desk/help/help-view';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';

export async function generateMetadata() {
  const t = await getTranslations('deskHelp');
  return deskMetadata(t('title'));
}

async function HelpPage() {
  const actor = await requireStaff(await currentLocale(), '/dashboard/agency/help');
  const t = await getTranslations('deskHelp');
  return (
    <DeskFrame actor={actor} current="help" title={t('title')}>
      <HelpView actor={actor} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(HelpPage);
