import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DeleteForm } from '@/components/desk/listing-editor/delete-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { isDeletable } from '@/lib/server/services/listings/delete-listing';
import { findDeskListing } from '@/lib/server/services/listings/find-desk-listing';
import { deleteAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/listing-actions';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskFields.editor'))('delete'));
}

async function DeletePage({ params }: Props) {
  const { id } = await params;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('homes', id, 'delete'), 'listing.edit');
  const found = await findDeskListing(actor, id);
  if (!found) redirect(localizedHref(locale, '/dashboard/agency/homes'));
  if (!isDeletable(found.stored)) redirect(localizedHref(locale, `${deskPath('homes', id)}?notice=deleteRefused`));
  const t = await getTranslations('deskFields.editor');
  return (
    <DeskFrame actor={actor} current="homes" title={t('deleteTitle', { reference: found.stored.reference })}>
      <DeleteForm id={id} locale={locale} action={deleteAction} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(DeletePage);
