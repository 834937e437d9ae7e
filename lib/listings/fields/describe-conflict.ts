import type { ListingDraft } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { describeInput } from './describe-changes';
import { listingFieldList, listingFieldNames } from './field-list';
import { changedInputs, typedChanges, typedOf, withTyped } from './typed-changes';
import { typedValues, type TypedValues } from './typed-values';

type Difference = Readonly<{ input: string; label: string; mine: string; theirs: string }>;

export function describeConflict(saved: ListingDraft, typed: TypedValues, locale: Locale): readonly Difference[] {
  const t = translatorOf(locale, 'deskFields.labels');
  const theirs = typedValues(saved);
  return changedInputs(typed)
    .filter((input) => Object.keys(typedChanges(theirs, typedOf(typed, input))).length > 0)
    .map((input) => {
      const row = rows.get(input);
      const label = row ? t(row.label) : input;
      return {
        input,
        label: row?.language ? `${label} (${row.language.toUpperCase()})` : label,
        mine: describeInput(input, withTyped(theirs, typedOf(typed, input)), locale),
        theirs: describeInput(input, theirs, locale),
      };
    });
}

const rows = new Map(
  listingFieldNames.flatMap((field) => {
    const { isTable, label, rows: inputs } = listingFieldList[field];
    return isTable
      ? [[field as string, { label, language: undefined }] as const]
      : inputs.map((row) => [row.path, { label: row.label, language: row.language }] as const);
  }),
);
