import { currentLocale } from '@/lib/i18n/locale';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { PlaceSearch } from '@/components/desk/places/place-search';
import { PlaceTable } from '@/components/desk/places/place-table';
import styles from '@/components/desk/places/places.module.scss';
import { buttonClass } from '@/components/ui/button';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listDeskPlaceRows } from '@/lib/server/services/site/read-places';
import { requireStaff } from '@/lib/server/auth/current-staff';

type Props = { searchParams: SearchParams };

const MAX_SEARCH = 80;

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskPlaces'))('title'));
}

async function PlacesPage({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requireStaff(
    await currentLocale(),
    pathWithQuery('/dashboard/agency/places', query),
    'place.edit',
  );
  const t = await getTranslations('deskPlaces');
  const search = typeof query.q === 'string' ? query.q.slice(0, MAX_SEARCH) : '';
  const add = (
    <Link href="/dashboard/agency/places/new" className={buttonClass({ isSmall: true })}>
      {t('add')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="places" title={t('title')} action={add}>
      <p className={styles.intro}>{t('intro')}</p>
      <PlaceSearch search={search} />
      <PlaceTable rows={listDeskPlaceRows(actor, search)} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(PlacesPage);
