import type { Listing, ListingDraft } from '@/content/types/listing';
import { fieldName } from '@/lib/forms/field-names';
import { OTHER_REGION } from './choice-ids';
import type { ListingField } from './field-types';

/** For checkbox groups, the ticked values. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

type Tree = Readonly<Record<string, unknown>>;

const shapes: Readonly<Partial<Record<ListingField, (value: never) => unknown>>> = {
  availableFrom: (value: Listing['availableFrom']) =>
    value === 'now' ? { when: 'now', day: '' } : { when: 'day', day: value },
  region: (value: Listing['region']) => value ?? OTHER_REGION,
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

export function typedValues(draft: Partial<ListingDraft>): TypedValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const [field, value] of Object.entries(draft)) {
    const shape = shapes[field as ListingField];
    if (value !== undefined) put(values, [field], shape ? shape(value as never) : value);
  }
  return values;
}

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

export const typedText = (values: TypedValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const typedList = (values: TypedValues, name: string): readonly string[] =>
  [values[name] ?? []].flat().filter((value) => value !== '');

/** More rooms than this are treated as a typing error. */
const ROWS_MAX = 200;

export function rowCount(values: TypedValues, table: string): number {
  const start = `${table}[`;
  const positions = Object.keys(values).flatMap((name) =>
    name.startsWith(start) ? [Number.parseInt(name.slice(start.length), 10)] : [],
  );
  return Math.min(Math.max(-1, ...positions.filter((position) => position >= 0)) + 1, ROWS_MAX);
}
