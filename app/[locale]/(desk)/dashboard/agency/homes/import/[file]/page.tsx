import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { MappingForm } from '@/components/desk/imports/mapping-form';
import { ImageReportView } from '@/components/desk/imports/image-report-view';
import { PlanTable } from '@/components/desk/imports/plan-table';
import styles from '@/components/desk/imports/imports.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { importFieldLabels } from '@/lib/listings/import/import-labels';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { planListings } from '@/lib/server/services/imports/import-listings';
import { openImport, type OpenImport } from '@/lib/server/services/imports/open-import';
import { readImageReport } from '@/lib/server/services/imports/read-image-report';
import type { StaffActor } from '@/lib/access/actor';
import {
  dropListingsAction,
  mapListingsAction,
  storeListingsAction,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/import/actions';
import { isolated } from '@/lib/text/isolated';

type Props = { params: Promise<{ file: string }> };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskImport.listings'))('title'));
}

async function ImportedListingsPage({ params }: Props) {
  const { file: id } = await params;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('homes', 'import', id), 'import.run');
  const open = await openImport(actor, 'listings', id);
  const stored = open ? null : await openImport(actor, 'photographs', id);
  if (stored) return imagesPage(actor, stored);
  if (!open) redirect(`/${locale}${deskPath('homes', 'import')}?notice=gone`);
  const t = await getTranslations('deskImport');
  const { file } = open;
  const planned = await planListings(actor, open);
  const labels = importFieldLabels(locale, open.stored.mapping);
  const labelOf = new Map(labels.map(({ label, value }) => [value, label]));
  const count = (...outcomes: readonly string[]) => planned.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  const stores = counts.added + counts.changed;
  const hidden = { import: open.stored.id, locale };
  return (
    <DeskFrame actor={actor} current="homes" title={t('listings.title')}>
      <FormMessage kind="error">{file.openQuote && <p>{t('plan.openQuote', { row: file.openQuote })}</p>}</FormMessage>
      <p className={styles.intro}>
        {t('listings.mappingLead', { file: isolated(open.stored.fileName), rows: planned.length })}
      </p>
      <MappingForm
        action={mapListingsAction}
        hidden={hidden}
        fields={labels}
        columns={file.head.map((head, position) => ({
          head,
          sample: (file.rows.find(({ cells }) => cells[position])?.cells[position] ?? '').slice(0, 80),
          field: open.stored.mapping[position] ?? '',
        }))}
      />
      <PlanTable
        summary={t('listings.summary', {
          ...counts,
          refused: planned.length - stores - counts.unchanged,
          notes: planned.filter(({ line, row }) => line === file.openQuote || row.notes.length + row.left.length > 0)
            .length,
        })}
        rows={planned.map(({ line, outcome, row }) => ({
          line,
          name: [row.reference || '–', row.said.neighbourhood, row.said.price && formatPrice(row.said.price, locale)]
            .filter(Boolean)
            .join(' · '),
          outcome: t(`listings.outcomes.${outcome}`),
          notes: row.notes.map(({ given, problem, target }) =>
            t('listings.note', {
              field: labelOf.get(target) ?? target,
              given,
              problem: t(`listings.problems.${problem}`),
            }),
          ),
          left: row.left,
        }))}
        store={storeListingsAction}
        drop={dropListingsAction}
        hidden={hidden}
        storeLabel={stores > 0 ? t('listings.store', { count: stores }) : null}
      />
    </DeskFrame>
  );
}

async function imagesPage(actor: StaffActor, open: OpenImport) {
  const t = await getTranslations('deskImport.photographs');
  return (
    <DeskFrame actor={actor} current="homes" title={t('title')}>
      <ImageReportView fileName={open.stored.fileName} {...await readImageReport(actor, open)} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImportedListingsPage);
