import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DeskListingsView } from '@/components/desk/listings/listings-view';
import { isUnfiltered } from '@/components/desk/listings/listing-table';
import { buttonClass } from '@/components/ui/button';
import { isAllowed } from '@/lib/access/actor';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { readDeskFilters } from '@/lib/listings/desk/desk-filters';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listDeskListings } from '@/lib/server/services/listings/list-desk-listings';
import { agencyDay } from '@/lib/appointments/agency-day';

export async function generateMetadata() {
  const t = await getTranslations('deskHomes');
  return deskMetadata(t('title'));
}

async function ListingsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/homes', query), 'listing.read');
  const t = await getTranslations('deskHomes');
  const filters = readDeskFilters(query);
  const table = await listDeskListings(actor, filters);
  const create = isAllowed(actor, 'listing.edit') && (
    <Link href="/dashboard/agency/homes/new" className={buttonClass({ isSmall: true })}>
      {t('new')}
    </Link>
  );
  const begin = (
    <>
      {create}
      {isAllowed(actor, 'import.run') && <Link href={deskPath('homes', 'import')}>{t('import')}</Link>}
    </>
  );
  const isEmpty = table.total === 0 && isUnfiltered(filters);
  return (
    <DeskFrame actor={actor} current="homes" title={t('title')} action={!isEmpty && create}>
      <DeskListingsView table={table} filters={filters} today={agencyDay()} begin={begin} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ListingsPage);
