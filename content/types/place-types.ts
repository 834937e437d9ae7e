import type { PropertyType } from './property-type';

/** Texts of pages of one type for sale: `all` without a place, others by the id of the place. */
export type TypeTexts = Readonly<Partial<Record<PropertyType, Readonly<Record<string, string>>>>>;
