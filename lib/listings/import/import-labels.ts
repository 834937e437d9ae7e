import { listingFieldList, listingFieldNames } from '@/lib/listings/fields/field-list';
import type { FieldRow, Label } from '@/lib/listings/fields/field-types';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { featureOf, importTargets, type ImportTarget } from './import-columns';
import { isOwnTarget, ownName, ownRow } from './own-columns';

const rows: ReadonlyMap<string, Readonly<Pick<FieldRow, 'label' | 'language'>>> = new Map(
  listingFieldNames.flatMap((field) =>
    listingFieldList[field].rows.map(
      ({ label, language, path }) => [path, { label, ...(language && { language }) }] as const,
    ),
  ),
);

/** `mapping`: its columns of our own export are fields too. */
export function importFieldLabels(
  locale: Locale,
  mapping: readonly string[],
): readonly Readonly<{ value: ImportTarget; label: string }>[] {
  const t = translatorOf(locale, 'deskFields.labels');
  const tFeature = translatorOf(locale, 'listingFacts.features');
  const tOwn = translatorOf(locale, 'deskImport.fields');
  const named = (label: Label, language: FieldRow['language']) =>
    language ? `${t(label)} (${language.toUpperCase()})` : t(label);
  const own = mapping.filter(isOwnTarget).map((value) => {
    const row = ownRow(value);
    const number = /\[(\d+)\]/.exec(value)?.[1];
    const label = row ? named(row.label, row.language) : ownName(value);
    return { value, label: number ? `${label} ${Number(number) + 1}` : label };
  });
  const others = importTargets.map((value) => {
    const feature = featureOf(value);
    if (feature) return { value, label: tOwn('feature', { name: tFeature(feature) }) };
    if (value === 'salePrice' || value === 'rentPrice' || value === 'photographs') return { value, label: tOwn(value) };
    const row = rows.get(value === 'availableFrom' ? 'availableFrom.day' : value);
    return { value, label: row ? named(row.label, row.language) : value };
  });
  return [...own, ...others];
}
