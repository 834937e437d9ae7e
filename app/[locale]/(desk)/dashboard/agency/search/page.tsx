import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DeskSearchView } from '@/components/desk/search/search-view';
import { agencyDay } from '@/lib/appointments/agency-day';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { searchDesk } from '@/lib/server/services/search/search-desk';
import { oneLine, single } from '@/lib/text/query';

const MAX_LENGTH = 100;

export async function generateMetadata() {
  const t = await getTranslations('deskSearch');
  return deskMetadata(t('title'));
}

async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/search', query));
  const t = await getTranslations('deskSearch');
  const q = oneLine(single(query, 'q'), MAX_LENGTH);
  const result = q === '' ? null : await searchDesk(actor, q, locale);
  return (
    <DeskFrame actor={actor} current="search" title={t('title')}>
      <DeskSearchView q={q} result={result} today={agencyDay()} hasKey={await hasDeskKeys()} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(SearchPage);
