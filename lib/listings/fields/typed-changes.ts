import { listingFieldList, listingFieldNames } from './field-list';
import type { Control } from './field-types';
import { typedList, typedText, type TypedValues } from './typed-values';

const tables = listingFieldNames.filter((field) => listingFieldList[field].isTable);
const controlOf: ReadonlyMap<string, Control> = new Map(
  listingFieldNames.flatMap((field) => {
    const { isTable, rows, section } = listingFieldList[field];
    return isTable || section === 'elsewhere' ? [] : rows.map(({ control, path }) => [path, control] as const);
  }),
);

const tableOf = (name: string) => tables.find((table) => name === table || name.startsWith(`${table}[`));

export function typedInputs(entries: Iterable<readonly [string, FormDataEntryValue]>): TypedValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || (!controlOf.has(name) && !tableOf(name))) continue;
    const typed = value.replace(/\r\n?/g, '\n');
    if (controlOf.get(name) === 'boxes') {
      values[name] = [...typedList(values, name), ...(typed === '' ? [] : [typed])];
      // A hidden input tells that the checkbox was in the form.
    } else if (controlOf.get(name) !== 'box' || typed !== '' || values[name] === undefined) values[name] = typed;
  }
  return values;
}

/** A changed table is included as a whole, with the input of its name. */
export function typedChanges(began: TypedValues, typed: TypedValues): TypedValues {
  const names = Object.keys(typed).filter((name) => !tableOf(name) && !isSameInput(name, began, typed));
  const changed = tables.filter((table) => table in typed && !isSameTable(table, began, typed));
  return Object.fromEntries([
    ...names.map((name) => [name, typed[name] ?? ''] as const),
    ...changed.flatMap((table) => Object.entries(typed).filter(([name]) => tableOf(name) === table)),
  ]);
}

export function withTyped(values: TypedValues, typed: TypedValues): TypedValues {
  const replaced = tables.filter((table) => table in typed);
  const others = Object.entries(values).filter(([name]) => !replaced.some((table) => tableOf(name) === table));
  return { ...Object.fromEntries(others), ...typed };
}

export const changedInputs = (typed: TypedValues): readonly string[] => [
  ...new Set(Object.keys(typed).map((name) => tableOf(name) ?? name)),
];

export const typedOf = (typed: TypedValues, input: string): TypedValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => (tableOf(name) ?? name) === input));

function isSameInput(name: string, one: TypedValues, other: TypedValues): boolean {
  const control = controlOf.get(name);
  if (control === 'boxes') return [...typedList(one, name)].sort().join() === [...typedList(other, name)].sort().join();
  const said = (values: TypedValues) => typedText(values, name).trim();
  return control === 'box' ? (said(one) === 'yes') === (said(other) === 'yes') : said(one) === said(other);
}

function isSameTable(table: string, one: TypedValues, other: TypedValues): boolean {
  const said = (values: TypedValues) =>
    Object.keys(values)
      .filter((name) => name.startsWith(`${table}[`) && typedText(values, name).trim() !== '')
      .map((name) => `${name}=${typedText(values, name).trim()}`)
      .sort()
      .join('\n');
  return said(one) === said(other);
}
