import { currentLocale } from '@/lib/i18n/locale';
import { getTranslations } from 'next-intl/server';
import { PlaceFormSlot } from '@/app/[locale]/(desk)/dashboard/agency/places/place-form-slot';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { deskMetadata } from '@/lib/seo/desk-metadata';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskPlaces'))('newTitle'));
}

async function NewPlacePage() {
  const actor = await requireStaff(await currentLocale(), '/dashboard/agency/places/new', 'place.edit');
  const t = await getTranslations('deskPlaces');
  return (
    <DeskFrame actor={actor} current="places" title={t('newTitle')}>
      <PlaceFormSlot place={null} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(NewPlacePage);
