import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ImagesView } from '@/components/desk/images/images-view';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { readImagesNotice } from '@/lib/listings/images-notice';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { findListingImages } from '@/lib/server/services/desk-images/listing-images';
import { saveImagesAction, sendImagesAction } from './actions';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskImages');
  return deskMetadata(t('title'));
}

async function ImagesPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery(deskPath('homes', id, 'images'), query), 'listing.edit');
  const listing = await findListingImages(actor, id, locale);
  if (!listing) redirect(localizedHref(locale, '/dashboard/agency/homes'));
  const t = await getTranslations('deskImages');
  return (
    <DeskFrame actor={actor} current="homes" title={t('titleOf', { reference: listing.reference })}>
      <ImagesView
        listing={listing}
        notice={readImagesNotice(query)}
        actions={{ save: saveImagesAction, send: sendImagesAction }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImagesPage);
