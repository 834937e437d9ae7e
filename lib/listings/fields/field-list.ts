import type { ListingDraft } from '@/content/types/listing';
import { basicFields } from './basic-fields';
import type { FieldDefinition, ListingField, Section } from './field-types';
import { lawFields } from './law-fields';
import { placeFields } from './place-fields';
import { textFields } from './text-fields';

/** Single source of sections, forms, checklist, differences and conflicts. */
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
