import 'server-only';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';

/** `photographs`: listings are stored; images are being fetched or are complete. */
export const imports = pgTable('imports', {
  id: id(),
  kind: text('kind', { enum: ['listings', 'people', 'photographs'] }).notNull(),
  fileName: text('file_name').notNull(),
  content: text('content').notNull(),
  /** '' for none. */
  mapping: jsonb('mapping').$type<readonly string[]>().notNull(),
  settings: jsonb('settings').$type<Readonly<Record<string, string>>>().notNull(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const importMappings = pgTable(
  'import_mappings',
  {
    kind: text('kind', { enum: ['listings', 'people'] }).notNull(),
    columns: text('columns').notNull(),
    mapping: jsonb('mapping').$type<readonly string[]>().notNull(),
    settings: jsonb('settings').$type<Readonly<Record<string, string>>>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'import_mappings_pkey', columns: [table.kind, table.columns] })],
);
