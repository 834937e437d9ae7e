import 'server-only';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema';

/**
 * A file that was uploaded and is not stored yet, nor given up; `photographs`: its homes are stored, and their
 * photographs are being fetched or were.
 */
export const imports = pgTable('imports', {
  id: id(),
  kind: text('kind', { enum: ['listings', 'people', 'photographs'] }).notNull(),
  fileName: text('file_name').notNull(),
  content: text('content').notNull(),
  /** The field of each column, '' for none. */
  mapping: jsonb('mapping').$type<readonly string[]>().notNull(),
  /** What holds for all rows; of photographs `leasedUntil` or `fetched`. */
  settings: jsonb('settings').$type<Readonly<Record<string, string>>>().notNull(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** How the columns of a kind of file were last understood. */
export const importMappings = pgTable(
  'import_mappings',
  {
    kind: text('kind', { enum: ['listings', 'people'] }).notNull(),
    /** The head of the file, folded. */
    columns: text('columns').notNull(),
    mapping: jsonb('mapping').$type<readonly string[]>().notNull(),
    settings: jsonb('settings').$type<Readonly<Record<string, string>>>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'import_mappings_pkey', columns: [table.kind, table.columns] })],
);
