import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { HomesView } from '@/components/desk/homes/homes-view';
import { buttonClass } from '@/components/ui/button';
import { isAllowed } from '@/lib/access/actor';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { readHomeFilters } from '@/lib/listings/desk/home-filters';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listDeskHomes } from '@/lib/server/services/listings/list-desk-homes';
import { isoDay } from '@/lib/text/iso-day';

export async function generateMetadata() {
  const t = await getTranslations('deskHomes');
  return deskMetadata(t('title'));
}

async function HomesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/homes', query), 'listing.read');
  const t = await getTranslations('deskHomes');
  const filters = readHomeFilters(query);
  const table = await listDeskHomes(actor, filters);
  const create = isAllowed(actor, 'listing.edit') && (
    <Link href="/dashboard/agency/homes/new" className={buttonClass({ isSmall: true })}>
      {t('new')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="homes" title={t('title')} action={create}>
      <HomesView table={table} filters={filters} today={isoDay(new Date())} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(HomesPage);
