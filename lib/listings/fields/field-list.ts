import type { ListingDraft } from '@/content/types/listing';
import { basicFields } from './basic-fields';
import {
  type FieldDefinition,
  type ListingField,
  type Section,
  singleInput,
  type FieldPart,
  type FieldRow,
} from './field-types';
import { lawFields } from './law-fields';
import { placeFields } from './place-fields';
import { locales } from '@/lib/i18n/locales';

const texts = [
  { part: 'title', label: 'title', control: 'line', hint: 'title' },
  { part: 'summary', label: 'summary', control: 'text', hint: 'summary' },
  { part: 'opening', label: 'opening', control: 'text' },
  { part: 'paragraphs', label: 'paragraphs', control: 'text', hint: 'paragraphs' },
  { part: 'shouldKnow', label: 'shouldKnow', control: 'text' },
  { part: 'accessibility', label: 'accessibility', control: 'line' },
  { part: 'charges', label: 'charges', control: 'line' },
  { part: 'heating', label: 'heating', control: 'line' },
  { part: 'parking', label: 'parking', control: 'line' },
] as const;

/** The first language of readers in Spain is first. */
const languages = locales.toSorted((one, other) => other.localeCompare(one));

const uniqueMedia = { section: 'media', part: 'media', isCopied: false } as const;
const textGroup = { section: 'texts', part: 'texts', isCopied: true } as const;
const uniqueElsewhereMedia = { section: 'elsewhere', part: 'media', isCopied: false } as const;

const textFields = {
  text: {
    ...textGroup,
    label: 'text',
    rows: texts.flatMap(({ part, ...row }) =>
      languages.map((language): FieldRow => ({ ...row, path: `text.${language}.${part}`, language })),
    ),
  },
  images: { ...uniqueElsewhereMedia, label: 'images', rows: [] },
  imageTexts: { ...uniqueElsewhereMedia, label: 'imageTexts', rows: [] },
  video: singleInput(uniqueMedia, 'video', 'address', { hint: 'media' }),
  tour: singleInput(uniqueMedia, 'tour', 'address', { hint: 'media' }),
} as const satisfies FieldPart;

/** Single source of sections, forms, checklist, differences and conflicts. A missing field is a compile error. */
export const listingFieldList: Readonly<Record<ListingField, FieldDefinition>> = {
  ...basicFields,
  ...placeFields,
  ...lawFields,
  ...textFields,
};

export const listingFieldNames = Object.keys(listingFieldList) as readonly ListingField[];

export const fieldsOf = (section: Section, draft: Partial<ListingDraft>): readonly ListingField[] =>
  listingFieldNames.filter((field) => {
    const definition = listingFieldList[field];
    return definition.section === section && (definition.appliesTo?.(draft) ?? true);
  });

/** Returns the section of a field; `basics` for fields outside the form. */
export function sectionOf(field: string): Section {
  const section = Object.hasOwn(listingFieldList, field) ? listingFieldList[field as ListingField].section : 'basics';
  return section === 'elsewhere' ? 'basics' : section;
}
