import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { is, SQL } from 'drizzle-orm';
import { PgTable as Table } from 'drizzle-orm/pg-core';
import { existsSync, readdirSync } from 'node:fs';
import { migrationsFolder, migrationTags } from '@/lib/server/db/migrate';
import * as schema from '@/lib/server/db/schema';
import { onBothEngines } from '@/tests/support/database/engines';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, Table));

it('has a file for every migration of the journal, and no other', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(migrationTags().map((tag) => `${tag}.sql`));
  expect(existsSync(`${migrationsFolder}/meta/_journal.json`)).toBe(true);
});

function defaultOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (is(value, SQL)) return new PgDialect().sqlToQuery(value).sql;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::jsonb`;
  return typeof value === 'string' ? `'${value}'::text` : String(value);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/"\w+"\./g, '')
    .replace(/::text(\[\])?/g, '')
    .replace(/= any \(array\[(.*?)\]\)/g, 'in ($1)')
    .replace(/["()\s]/g, '');

onBothEngines(({ run }) => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'has the columns of %s as the schema says',
    async (name, table) => {
      const rows = await run<{ name: string; type: string; nullable: string; default: string | null }>(
        `select column_name as name, data_type as type, is_nullable as nullable, column_default as default
         from information_schema.columns where table_schema = 'public' and table_name = '${name}'
         order by column_name collate "C"`,
      );
      expect(rows).toEqual(
        getTableConfig(table)
          .columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map((column) => ({
            name: column.name,
            type: column.getSQLType(),
            nullable: column.notNull ? 'NO' : 'YES',
            default: defaultOf(column.default),
          })),
      );
    },
  );

  it('has no unknown table, and no sequences', async () => {
    const found = await run<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
    expect(found.map(({ name }) => name).sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
    // Backups omit sequences.
    expect(await run(`select sequencename from pg_sequences where schemaname = 'public'`)).toEqual([]);
  });

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'has the keys, checks and indexes of %s as the schema says',
    async (name, table) => {
      const config = getTableConfig(table);
      const constraints = await run<{ kind: string; name: string; text: string }>(
        `select contype as kind, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
         where conrelid = '${name}'::regclass and contype <> 'n'`,
      );
      const of = (kind: string) => constraints.filter((constraint) => constraint.kind === kind);
      const primary = config.primaryKeys[0]?.columns ?? config.columns.filter((column) => column.primary);
      expect(of('p').map(({ text }) => text)).toEqual([`PRIMARY KEY (${primary.map((c) => c.name).join(', ')})`]);
      expect(
        of('u')
          .map(({ name: unique }) => unique)
          .sort(),
      ).toEqual(
        config.columns
          .filter((column) => column.isUnique)
          .map((column) => column.uniqueName)
          .sort(),
      );
      expect(
        of('f')
          .map(({ text }) => text)
          .sort(),
      ).toEqual(
        config.foreignKeys
          .map((key) => {
            const { columns, foreignTable, foreignColumns } = key.reference();
            const target = `${getTableConfig(foreignTable).name}(${foreignColumns.map((c) => c.name).join(', ')})`;
            return `FOREIGN KEY (${columns.map((c) => c.name).join(', ')}) REFERENCES ${target} ON DELETE ${key.onDelete?.toUpperCase()}`;
          })
          .sort(),
      );
      expect(
        of('c')
          .map((check) => [check.name, plain(check.text.replace(/^CHECK/, ''))])
          .sort(),
      ).toEqual(config.checks.map((check) => [check.name, plain(new PgDialect().sqlToQuery(check.value).sql)]).sort());
      const indexes = await run<{ name: string; text: string }>(
        `select c.relname as name, pg_get_indexdef(c.oid) as text from pg_index i join pg_class c on c.oid = indexrelid
         where indrelid = '${name}'::regclass and not exists (select from pg_constraint where conindid = c.oid)
         order by c.relname`,
      );
      expect(indexes.map((index) => index.name)).toEqual(config.indexes.map((index) => index.config.name).sort());
      for (const { config: index } of config.indexes) {
        const { text = '' } = indexes.find((found) => found.name === index.name) ?? {};
        const [, columns, where] = /\(([\w, ]+)\)(?: WHERE (.*))?$/.exec(text) ?? [];
        expect(columns).toBe(index.columns.map((column) => ('name' in column ? column.name : '')).join(', '));
        expect(plain(where ?? '')).toBe(index.where ? plain(new PgDialect().sqlToQuery(index.where).sql) : '');
      }
    },
  );
});
