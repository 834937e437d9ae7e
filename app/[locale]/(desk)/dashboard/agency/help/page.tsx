import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { HelpView } from '@/components/desk/help/help-view';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { oneLine, single } from '@/lib/text/query';

const MAX_LENGTH = 100;

export async function generateMetadata() {
  const t = await getTranslations('deskHelp');
  return deskMetadata(t('title'));
}

async function HelpPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const actor = await requireStaff(await currentLocale(), pathWithQuery('/dashboard/agency/help', query));
  const t = await getTranslations('deskHelp');
  return (
    <DeskFrame actor={actor} current="help" title={t('title')}>
      <HelpView actor={actor} q={oneLine(single(query, 'q'), MAX_LENGTH)} hasKey={await hasDeskKeys()} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(HelpPage);
