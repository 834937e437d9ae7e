import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { PlaceFormSlot } from '@/app/[locale]/(desk)/dashboard/agency/places/place-form-slot';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { PlaceFacts } from '@/components/desk/places/place-facts';
import styles from '@/components/desk/places/places.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { placePath } from '@/lib/places/place-query';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readDeskPlace } from '@/lib/server/services/site/read-places';
import { fullName } from '@/lib/site/places';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskPlaces'))('title'));
}

async function PlacePage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const actor = await requireStaff(await currentLocale(), pathWithQuery(deskPath('places', id), query), 'place.edit');
  const found = await readDeskPlace(actor, id);
  if (!found) redirect(`/${await currentLocale()}/dashboard/agency/places`);
  const t = await getTranslations('deskPlaces');
  const { isContent, place } = found;
  const notice = query.notice === 'added' || query.notice === 'saved' ? query.notice : null;
  return (
    <DeskFrame actor={actor} current="places" title={fullName(place)}>
      {notice && (
        <FormMessage kind="success">
          <p>{t(`notices.${notice}`)}</p>
        </FormMessage>
      )}
      <p className={styles.intro}>
        <Link href={placePath({ operation: 'sale', type: null, place, page: 1 })}>{t('page')}</Link>
      </p>
      {isContent ? <PlaceFacts place={place} /> : <PlaceFormSlot place={place} />}
    </DeskFrame>
  );
}

export default withDatabaseFallback(PlacePage);
