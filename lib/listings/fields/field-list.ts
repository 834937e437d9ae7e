import type { ListingDraft } from '@/content/types/listing';
import { basicFields } from './basic-fields';
import { type FieldDefinition, type ListingField, type Section } from './field-types';
import { lawFields } from './law-fields';
import { placeFields } from './place-fields';
import { textFields } from './text-fields';

/**
 * Every field of the schema, once: sections, forms, checklist, differences and conflicts come from it. One that is
 * missing here does not compile.
 */
export const listingFieldList: Readonly<Record<ListingField, FieldDefinition>> = {
  ...basicFields,
  ...placeFields,
  ...lawFields,
  ...textFields,
};

export const listingFieldNames = Object.keys(listingFieldList) as readonly ListingField[];

/** Fields of a section that a home of this kind has. */
export const fieldsOf = (section: Section, draft: Partial<ListingDraft>): readonly ListingField[] =>
  listingFieldNames.filter((field) => {
    const definition = listingFieldList[field];
    return definition.section === section && (definition.appliesTo?.(draft) ?? true);
  });

/** Where a field is filled in; what is none of the form's is among the basics. */
export function sectionOf(field: string): Section {
  const section = Object.hasOwn(listingFieldList, field) ? listingFieldList[field as ListingField].section : 'basics';
  return section === 'elsewhere' ? 'basics' : section;
}
