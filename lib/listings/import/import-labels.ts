import { listingFieldList, listingFieldNames } from '@/lib/listings/fields/field-list';
import type { Label } from '@/lib/listings/fields/field-types';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { featureOf, importTargets, type ImportTarget } from './import-columns';

const rows: ReadonlyMap<string, Readonly<{ label: Label; language?: Locale }>> = new Map(
  listingFieldNames.flatMap((field) =>
    listingFieldList[field].rows.map(
      ({ label, language, path }) => [path, { label, ...(language && { language }) }] as const,
    ),
  ),
);

export function importFieldLabels(locale: Locale): readonly Readonly<{ value: ImportTarget; label: string }>[] {
  const t = translatorOf(locale, 'deskFields.labels');
  const tFeature = translatorOf(locale, 'listingFacts.features');
  const tOwn = translatorOf(locale, 'deskImport.fields');
  return importTargets.map((value) => {
    const feature = featureOf(value);
    if (feature) return { value, label: tOwn('feature', { name: tFeature(feature) }) };
    if (value === 'salePrice' || value === 'rentPrice' || value === 'photographs') return { value, label: tOwn(value) };
    const row = rows.get(value);
    const name = row ? t(row.label) : value;
    return { value, label: row?.language ? `${name} (${row.language.toUpperCase()})` : name };
  });
}
