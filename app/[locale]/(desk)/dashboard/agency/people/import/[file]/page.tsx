import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { MappingForm } from '@/components/desk/imports/mapping-form';
import { PlanTable } from '@/components/desk/imports/plan-table';
import styles from '@/components/desk/imports/imports.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { contactColumns } from '@/lib/contacts/import/contact-columns';
import { notedBases } from '@/lib/contacts/noted-basis';
import { deskPath } from '@/lib/i18n/desk-routes';
import { languageName } from '@/lib/i18n/language-name';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { planContacts } from '@/lib/server/services/imports/import-contacts';
import { openImport } from '@/lib/server/services/imports/open-import';
import {
  dropContactsAction,
  mapContactsAction,
  storeContactsAction,
} from '@/app/[locale]/(desk)/dashboard/agency/people/import/actions';
import { isolated } from '@/lib/text/isolated';

type Props = { params: Promise<{ file: string }> };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskImport.people'))('title'));
}

async function ImportedContactsPage({ params }: Props) {
  const { file: id } = await params;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('people', 'import', id), 'import.run');
  const open = await openImport(actor, 'people', id);
  if (!open) redirect(`/${locale}${deskPath('people', 'import')}?notice=gone`);
  const t = await getTranslations('deskImport');
  const { file, stored } = open;
  const planned = await planContacts(actor, open);
  const count = (outcome: (typeof planned)[number]['outcome']) =>
    planned.filter((one) => one.outcome === outcome).length;
  const counts = { added: count('added'), joined: count('joined') };
  const stores = counts.added + counts.joined;
  const hidden = { import: stored.id, locale };
  const { basis = '', basisOn = '', language = 'es' } = stored.settings;
  return (
    <DeskFrame actor={actor} current="people" title={t('people.title')}>
      <FormMessage kind="error">{file.openQuote && <p>{t('plan.openQuote', { row: file.openQuote })}</p>}</FormMessage>
      <p className={styles.intro}>
        {t('people.mappingLead', { file: isolated(stored.fileName), rows: planned.length })}
      </p>
      <MappingForm
        action={mapContactsAction}
        hidden={hidden}
        fields={contactColumns.map((value) => ({ value, label: t(`people.fields.${value}`) }))}
        columns={file.head.map((head, position) => ({
          head,
          sample: (file.rows.find(({ cells }) => cells[position])?.cells[position] ?? '').slice(0, 80),
          field: stored.mapping[position] ?? '',
        }))}
      >
        <div className={styles.settings}>
          <SelectField
            id="basis"
            name="basis"
            label={t('people.basis')}
            hint={t('people.basisHint')}
            defaultValue={basis}
          >
            <option value="">{t('people.bases.none')}</option>
            {notedBases.map((one) => (
              <option key={one} value={one}>
                {t(`people.bases.${one}`)}
              </option>
            ))}
          </SelectField>
          <InputField id="basis-on" name="basisOn" type="date" label={t('people.basisOn')} defaultValue={basisOn} />
          <SelectField id="language" name="language" label={t('people.language')} defaultValue={language}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageName(one, locale)}
              </option>
            ))}
          </SelectField>
        </div>
      </MappingForm>
      <PlanTable
        summary={t('people.summary', {
          ...counts,
          refused: planned.length - stores - count('noBasis'),
          withoutBasis: count('noBasis'),
        })}
        rows={planned.map(({ line, outcome, row }) => ({
          line,
          name: row.contact
            ? [row.contact.name, row.contact.email, row.contact.phone].filter(Boolean).join(' · ')
            : '–',
          outcome: t(`people.outcomes.${outcome}`),
          notes: row.notes.map((note) => t(`people.notes.${note}`)),
          left: row.left,
        }))}
        store={storeContactsAction}
        drop={dropContactsAction}
        hidden={hidden}
        storeLabel={stores > 0 ? t('people.store', { count: stores }) : null}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImportedContactsPage);
