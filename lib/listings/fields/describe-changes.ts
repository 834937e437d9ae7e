import type { ListingDraft } from '@/content/types/listing';
import { formatDate, formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { parseAmount } from '@/lib/text/parse-amount';
import { isSameValue } from '@/lib/text/is-same-value';
import { placeName } from './place-names';
import { listingFieldList, listingFieldNames } from './field-list';
import { fieldOptions } from './field-options';
import type { FieldRow, ListingField } from './field-types';
import { rowCount, typedList, typedText, typedValues, type TypedValues } from './typed-values';

/** `''` for a missing value. */
export type ChangeRow = Readonly<{ field: ListingField; label: string; before: string; after: string }>;

/** In the order of the form. */
export function describeChanges(
  before: Partial<ListingDraft>,
  after: Partial<ListingDraft>,
  locale: Locale,
): readonly ChangeRow[] {
  const t = translatorOf(locale, 'deskFields');
  const [from, to] = [typedValues(before), typedValues(after)];
  return listingFieldNames
    .filter((field) => field !== 'updated' && !isSameValue(before[field], after[field]))
    .flatMap((field): readonly ChangeRow[] => {
      const { isTable, label, rows } = listingFieldList[field];
      const change = (name: string, one: string, other: string): ChangeRow => ({
        field,
        label: name,
        before: one,
        after: other,
      });
      if (rows.length === 0) return [change(t(`labels.${label}`), countOf(before[field], t), countOf(after[field], t))];
      if (isTable) return [change(t(`labels.${label}`), tableText(field, from, locale), tableText(field, to, locale))];
      return rows.flatMap((row) => {
        const [one, other] = [rowText(row, row.path, from, locale), rowText(row, row.path, to, locale)];
        const { language } = row;
        const name = t(`labels.${row.label}`);
        return one === other ? [] : [change(language ? `${name} (${language.toUpperCase()})` : name, one, other)];
      });
    });
}

export function describeField(field: ListingField, draft: Partial<ListingDraft>, locale: Locale): string {
  const values = typedValues({ [field]: draft[field] });
  const { isTable, rows } = listingFieldList[field];
  if (rows.length === 0) return countOf(draft[field], translatorOf(locale, 'deskFields'));
  if (isTable) return tableText(field, values, locale);
  return rows
    .map((row) => rowText(row, row.path, values, locale))
    .filter(Boolean)
    .join(' · ');
}

export function describeInput(input: string, values: TypedValues, locale: Locale): string {
  for (const field of listingFieldNames) {
    const { isTable, rows } = listingFieldList[field];
    if (isTable && field === input) return tableText(field, values, locale);
    const row = isTable ? undefined : rows.find(({ path }) => path === input);
    if (row) return rowText(row, input, values, locale);
  }
  return '';
}

/** Photographs are only counted: they have a separate page. */
function countOf(value: unknown, t: ReturnType<typeof translatorOf<'deskFields'>>): string {
  if (value === undefined || value === null) return '';
  return t('editor.photographCount', { count: Object.keys(value).length });
}

const tableText = (field: ListingField, values: TypedValues, locale: Locale): string =>
  Array.from({ length: rowCount(values, field) }, (_, position) =>
    listingFieldList[field].rows
      .map((row) => rowText(row, `${field}[${position}].${row.path}`, values, locale))
      .filter(Boolean)
      .join(' '),
  ).join('; ');

function rowText({ choices, control, unit }: FieldRow, name: string, values: TypedValues, locale: Locale): string {
  const typed = typedText(values, name);
  if (control === 'boxes' && choices) {
    const options = fieldOptions(choices, locale);
    return typedList(values, name)
      .map((id) => options.find(({ value }) => value === id)?.label ?? id)
      .join(', ');
  }
  if (typed === '') return '';
  if (control === 'box') return translatorOf(locale, 'listingFacts')(typed === 'yes' ? 'yes' : 'no');
  if (control === 'place') return placeName(typed);
  if (choices) return fieldOptions(choices, locale).find(({ value }) => value === typed)?.label ?? typed;
  const isDay = control === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
  if (isDay) return formatDate(typed, locale);
  const amount = control === 'money' || control === 'number' ? parseAmount(typed) : null;
  if (amount === null) return typed;
  const figure = formatNumber(amount, locale, 2);
  if (!unit) return figure;
  const said = translatorOf(locale, 'deskFields.units')(unit);
  return said.startsWith('€') ? formatPrice(amount, locale, 2) + said.slice(1) : `${figure} ${said}`;
}
