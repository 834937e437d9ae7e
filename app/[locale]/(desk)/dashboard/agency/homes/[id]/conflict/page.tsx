import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { ConflictForm } from '@/components/desk/listing-editor/conflict-form';
import { ConflictLead } from '@/components/desk/listing-editor/conflict-lead';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { describeConflict } from '@/lib/listings/fields/describe-conflict';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { findListingAuthor } from '@/lib/server/services/listings/change-desk-listing';
import { findDeskListing } from '@/lib/server/services/listings/find-desk-listing';
import { resolveAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/listing-actions';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskFields.editor'))('conflictTitle'));
}

async function ConflictPage({ params }: Props) {
  const { id } = await params;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('homes', id, 'conflict'), 'listing.edit');
  const found = await findDeskListing(actor, id);
  if (!found?.draft) redirect(localizedHref(locale, deskPath('homes', id)));
  const t = await getTranslations('deskFields.editor');
  const last = await findListingAuthor(actor, id);
  return (
    <DeskFrame actor={actor} current="homes" title={t('conflictTitle')}>
      <ConflictLead id={id} locale={locale} last={last && { name: last.name, at: last.at.toISOString() }} />
      <ConflictForm
        rows={describeConflict(found.shown, found.draft.fields, locale)}
        action={resolveAction}
        hidden={{ id, locale, editVersion: String(found.stored.editVersion) }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ConflictPage);
