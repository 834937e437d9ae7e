import type { ListingDraft } from '@/content/types/listing';
import { isSameValue } from '@/lib/text/is-same-value';
import { listingFieldList, listingFieldNames } from './field-list';
import { choiceIds } from './choice-ids';
import type { FieldDefinition, FieldRow, ListingField } from './field-types';
import { readValue, type ReadError } from './read-value';
import { finished, withGarage } from './finished-fields';
import { rowCount, typedValues, type TypedValues } from './typed-values';

type ReadDraft = Readonly<{
  fields: Readonly<Partial<Record<ListingField, unknown>>>;
  errors: Readonly<Record<string, ReadError>>;
}>;

type Errors = Record<string, ReadError>;
type Tree = Record<string, unknown>;

export function readDraft(values: TypedValues, kind: Partial<ListingDraft> = {}): ReadDraft {
  const errors: Errors = {};
  const fields: Partial<Record<ListingField, unknown>> = {};
  for (const field of listingFieldNames) {
    const definition = listingFieldList[field];
    if (definition.rows.length === 0 || !isThere(field, values)) continue;
    fields[field] = definition.isTable
      ? tableOf(field, definition, values, errors)
      : treeOf(field, definition.rows, values, errors);
  }
  const draft = { ...kind, ...fields } as Partial<ListingDraft>;
  for (const field of Object.keys(fields) as ListingField[]) fields[field] = finished(field, fields[field], draft);
  const { features = kind.features ?? [], parkingSpaces } = fields as Partial<ListingDraft>;
  if (parkingSpaces) fields.features = withGarage(features, parkingSpaces);
  return { fields, errors };
}

/** Returns changed or added fields; undefined removes the field. */
export function changedByForm(began: ListingDraft, values: TypedValues): ReadDraft {
  const { errors, fields } = readDraft(values, began);
  const before = readDraft({ ...emptied(values), ...typedValues(began) }, began).fields;
  const changed = (Object.entries(fields) as [ListingField, unknown][]).filter(
    ([field, value]) =>
      listingFieldList[field].section !== 'elsewhere' &&
      (!isSameValue(value, before[field]) || (began[field] === undefined && value !== undefined)),
  );
  return { errors, fields: Object.fromEntries(changed) };
}

/** Lets missing draft fields be read as the form shows them. */
const emptied = (values: TypedValues): TypedValues =>
  Object.fromEntries(Object.keys(values).flatMap((name) => (name.includes('[') ? [] : [[name, '']])));

const isThere = (field: ListingField, values: TypedValues): boolean =>
  Object.keys(values).some((name) => name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`));

function treeOf(field: ListingField, rows: readonly FieldRow[], values: TypedValues, errors: Errors): unknown {
  const tree: Tree = {};
  for (const row of rows) {
    const value = valueOf(row, row.path, values, errors);
    if (row.path === field) return value;
    if (value !== undefined) put(tree, row.path.split('.').slice(1), value);
  }
  return tree;
}

function tableOf(field: ListingField, { rows }: FieldDefinition, values: TypedValues, errors: Errors): unknown {
  return Array.from({ length: rowCount(values, field) }, (_, position) => {
    const entries = rows.map((row) => [row.path, valueOf(row, `${field}[${position}].${row.path}`, values, errors)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Tree;
  }).filter((row) => Object.keys(row).length > 0);
}

function valueOf(row: FieldRow, name: string, values: TypedValues, errors: Errors): unknown {
  const read = readValue(row, name, values, choiceIds(row.choices));
  if ('value' in read) return read.value;
  errors[name] = read.error;
  return undefined;
}

function put(tree: Tree, steps: readonly string[], value: unknown): void {
  const [step = '', ...below] = steps;
  if (below.length === 0) tree[step] = value;
  else put((tree[step] ??= {}) as Tree, below, value);
}
