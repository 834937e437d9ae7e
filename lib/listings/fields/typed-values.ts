import type { Listing, ListingDraft } from '@/content/types/listing';
import { fieldName } from '@/lib/forms/field-names';
import type { ListingField } from './field-types';

/** What stands in the form, by the name of the input; of boxes those that are ticked. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

type Tree = Readonly<Record<string, unknown>>;

/** Where the form has another shape than the field. */
const shapes: Readonly<Partial<Record<ListingField, (value: never) => unknown>>> = {
  availableFrom: (value: Listing['availableFrom']) =>
    value === 'now' ? { when: 'now', day: '' } : { when: 'day', day: value },
  protection: ({ heritage, housing }: Listing['protection']) => ({
    housing: partOf(housing),
    heritage: partOf(heritage),
  }),
  rental: (value: Listing['rental']) => {
    if (value === null) return {};
    const { stressedArea, ...rental } = value;
    if (!stressedArea) return { ...rental, stressedArea: stressedArea === null ? { is: 'no' } : {} };
    const { previousRent, ...stressed } = stressedArea;
    return { ...rental, stressedArea: { is: 'yes', ...stressed, previousRent: partOf(previousRent) } };
  },
  text: (value: NonNullable<ListingDraft['text']>) =>
    Object.fromEntries(
      Object.entries(value).map(([language, { paragraphs, ...text }]) => [
        language,
        { ...text, ...(paragraphs && { paragraphs: paragraphs.join('\n\n') }) },
      ]),
    ),
};

const partOf = (value: object | null | undefined) =>
  value === undefined ? {} : value === null ? { is: 'no' } : { is: 'yes', ...value };

/** A draft as the form shows it. */
export function typedValues(draft: Partial<ListingDraft>): TypedValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const [field, value] of Object.entries(draft)) {
    const shape = shapes[field as ListingField];
    if (value !== undefined) put(values, [field], shape ? shape(value as never) : value);
  }
  return values;
}

/** Inputs by their names, from objects and lists of them. */
export function inputsOf(tree: Tree): TypedValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(tree)) put(values, [name], value);
  return values;
}

function put(values: Record<string, string | readonly string[]>, path: readonly PropertyKey[], value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (items.every((item) => typeof item === 'string')) values[fieldName(path)] = items;
    else for (const [position, item] of items.entries()) put(values, [...path, position], item);
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value as Tree)) put(values, [...path, key], item);
  } else values[fieldName(path)] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value as string);
}

/** Of one input, as text. */
export const typedText = (values: TypedValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const typedList = (values: TypedValues, name: string): readonly string[] =>
  [values[name] ?? []].flat().filter((value) => value !== '');

/** A home with more rooms than that is a slip, or somebody's joke. */
const ROWS_MAX = 200;

/** Number of rows of a table, with those that are empty. */
export function rowCount(values: TypedValues, table: string): number {
  const start = `${table}[`;
  const positions = Object.keys(values).flatMap((name) =>
    name.startsWith(start) ? [Number.parseInt(name.slice(start.length), 10)] : [],
  );
  return Math.min(Math.max(-1, ...positions.filter((position) => position >= 0)) + 1, ROWS_MAX);
}
