import type { ListingDraft } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { fieldsOf, listingFieldList, sectionOf } from './field-list';
import { fieldOptions, type Option } from './field-options';
import { namedPlaces } from './place-names';
import { sections, type Control, type FieldRow, type ListingField, type Section } from './field-types';

export type InputView = Readonly<{
  name: string;
  label: string;
  control: Control;
  options?: readonly Option[];
  unit?: string;
  hint?: string;
  language?: NonNullable<FieldRow['language']>;
  when?: FieldRow['when'];
}>;

export type FieldView = Readonly<{
  field: ListingField;
  label: string;
  inputs: readonly InputView[];
  isTable: boolean;
}>;

export type SectionView = Readonly<{
  id: Section;
  title: string;
  fields: readonly FieldView[];
  missing: number;
}>;

export function editorView(
  draft: ListingDraft,
  problems: readonly ListingProblem[],
  locale: Locale,
): readonly SectionView[] {
  const t = translatorOf(locale, 'deskFields');
  const gaps = listingGaps(problems, translatorOf(locale, 'listingGaps'));
  const input = ({ choices, control, hint, label, language, path, unit, when }: FieldRow): InputView => ({
    name: path,
    label: t(`labels.${label}`),
    control,
    ...(choices && { options: fieldOptions(choices, locale) }),
    ...(control === 'place' && { options: namedPlaces().map(({ name }) => ({ value: name, label: name })) }),
    ...(unit && { unit: t(`units.${unit}`) }),
    ...(hint && { hint: t(`hints.${hint}`) }),
    ...(language && { language }),
    ...(when && { when }),
  });
  return sections.map((id) => ({
    id,
    title: t(`sections.${id}`),
    missing: new Set(gaps.filter(({ field }) => sectionOf(field) === id).map(({ field }) => field)).size,
    fields: fieldsOf(id, draft).map((field) => {
      const { isTable = false, label, rows } = listingFieldList[field];
      return {
        field,
        label: t(`labels.${label}`),
        inputs: rows.map((row) => input(row)),
        isTable,
      };
    }),
  }));
}

export const placeOptions = (): readonly Option[] => namedPlaces().map(({ id, name }) => ({ value: id, label: name }));
