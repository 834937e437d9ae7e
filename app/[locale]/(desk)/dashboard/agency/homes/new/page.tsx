import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { NewListingForm } from '@/components/desk/listing-editor/new-listing-form';
import { isAllowed } from '@/lib/access/actor';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { placeOptions } from '@/lib/listings/fields/editor-view';
import { fieldOptions } from '@/lib/listings/fields/field-options';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { createListingAction } from './actions';

const PATH = '/dashboard/agency/homes/new';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskFields.editor'))('new'));
}

async function NewListingPage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, PATH, 'listing.edit');
  const t = await getTranslations('deskFields');
  const tImport = await getTranslations('deskImport');
  return (
    <DeskFrame actor={actor} current="homes" title={t('editor.new')}>
      <p>{t('editor.newLead')}</p>
      {isAllowed(actor, 'import.run') && (
        <p>
          <Link href={deskPath('homes', 'import')}>{tImport('link')}</Link>
        </p>
      )}
      <NewListingForm
        action={createListingAction}
        locale={locale}
        options={{
          operation: fieldOptions('operation', locale),
          type: fieldOptions('type', locale),
          place: placeOptions(),
        }}
        labels={{
          operation: t('labels.operation'),
          type: t('labels.type'),
          place: t('labels.area'),
          town: t('editor.townElsewhere'),
          street: t('editor.optional', { label: t('labels.street') }),
          price: t('editor.optional', { label: t('labels.price') }),
        }}
        hints={{ street: t('hints.street'), price: t('hints.price') }}
        texts={{
          choice: t('errors.choice'),
          placeMissing: t('editor.placeMissing'),
          priceWrong: t('editor.priceWrong'),
          failed: t('editor.failed'),
        }}
        buttons={{ submit: t('editor.create'), pending: t('editor.saving'), choose: t('editor.choose') }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(NewListingPage);
