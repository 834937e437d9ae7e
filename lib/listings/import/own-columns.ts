import { listingFieldList, listingFieldNames } from '@/lib/listings/fields/field-list';
import type { FieldRow } from '@/lib/listings/fields/field-types';

/** An editor input by its name: `own.price`, `own.rooms[0].area`. */
export type OwnTarget = `own.${string}`;

const PREFIX = 'own.';

/** Of the former installation; an imported listing is a draft of this one. */
const stateColumns = ['state', 'source', 'isSample', 'publishedAt'] as const;

/** As exported by earlier versions. */
const formerNames: Readonly<Record<string, string>> = { title_es: 'text.es.title', title_en: 'text.en.title' };

const rowsOf = (isTable: boolean): ReadonlyMap<string, FieldRow> =>
  new Map(
    listingFieldNames.flatMap((field) => {
      const definition = listingFieldList[field];
      return (definition.isTable ?? false) === isTable
        ? definition.rows.map((row) => [isTable ? `${field}[].${row.path}` : row.path, row] as const)
        : [];
    }),
  );

const inputs = rowsOf(false);
const cellsOfTables = rowsOf(true);

const TABLE_CELL = /^(\w+)\[(\d{1,3})\]\.(\w+)$/;

/** Names of all inputs but those of tables, in the order of the editor. */
export const ownInputs: readonly string[] = [...inputs.keys()];

const rowOf = (name: string): FieldRow | undefined =>
  inputs.get(name) ?? cellsOfTables.get(name.replace(TABLE_CELL, '$1[].$3'));

const isState = (name: string): boolean => (stateColumns as readonly string[]).includes(name);

export const isTableCell = (name: string): boolean => TABLE_CELL.test(name) && rowOf(name) !== undefined;

export const isOwnTarget = (text: string): text is OwnTarget =>
  text.startsWith(PREFIX) && (isState(ownName(text)) || rowOf(ownName(text)) !== undefined);

export const ownName = (target: string): string => target.slice(PREFIX.length);

/** Undefined for what is a state of the former installation. */
export const ownRow = (target: OwnTarget): FieldRow | undefined => rowOf(ownName(target));

/** Matches exact heads of our export; null for other files. */
export function guessOwnColumns(head: readonly string[]): readonly OwnTarget[] | null {
  const targets = head.map((name): OwnTarget => `own.${formerNames[name] ?? name}`);
  return head.includes('reference') && targets.every(isOwnTarget) ? targets : null;
}
