import { getTableConfig } from 'drizzle-orm/pg-core';
import { tables } from './tables';

/** Columns with personal data. */
const PERSONAL_COLUMN = /^(email|recipient|phone|ip|user_id|contact_id)$/;

const rows = tables.map((rules) => {
  const { columns, foreignKeys } = getTableConfig(rules.table);
  const parents = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  const goesWithParent = foreignKeys.some(({ onDelete }) => onDelete === 'cascade');
  return { ...rules, columns: columns.map(({ name }) => name), parents, goesWithParent };
});
type Row = (typeof rows)[number];

const isPersonal = ({ columns, parents }: Row): boolean =>
  columns.some((column) => PERSONAL_COLUMN.test(column)) ||
  rows.some(({ name, personal }) => personal && parents.includes(name));
const expiresAtOnce = ({ retention }: Row) =>
  Array.isArray(retention) && retention.every(({ after }) => 'days' in after && after.days < 1);

it.each<[string, (row: Row, index: number) => boolean]>([
  [
    'comes after those that it refers to',
    (row, index) => row.parents.every((name) => rows.slice(0, index).some((other) => other.name === name)),
  ],
  [
    'goes with a row only if the database deletes it so',
    ({ retention, personal, goesWithParent }) =>
      goesWithParent || (retention !== 'cascade' && personal?.erase !== 'cascade'),
  ],
  ['says what becomes of personal data', (row) => row.personal !== null || !isPersonal(row)],
  ['is erased with the account, or expires at once', (row) => row.personal?.erase !== null || expiresAtOnce(row)],
  ['names its files', ({ columns, files }) => files !== null || !columns.includes('storage_key')],
  [
    'is exported under a name of its own',
    (row) =>
      rows.every(
        (other) => other === row || !row.personal?.export || other.personal?.export?.as !== row.personal.export.as,
      ),
  ],
])('every table %s', (_rule, holds) => {
  expect(rows.filter((row, index) => !holds(row, index)).map(({ name }) => name)).toEqual([]);
});
