import 'server-only';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentFolders } from '@/lib/sales/sale-words';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';
import { sales } from './schema-sales';

const account = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

export const documents = pgTable(
  'documents',
  {
    id: id(),
    saleId: uuid('sale_id').references(() => sales.id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind', { enum: ['sale', 'viewing'] })
      .notNull()
      .default('sale'),
    subjectId: uuid('subject_id'),
    /** Of the viewing of a signed sheet; null for documents of a sale. */
    listingId: text('listing_id'),
    folder: text('folder', { enum: [...documentFolders, 'viewing'] }).notNull(),
    /** From the region's list (content/sale-papers.ts); null for other documents. */
    documentType: text('paper'),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'documents_folder',
      sql`${table.folder} in ('mandate', 'registry', 'energy', 'occupancy', 'community', 'offers', 'deed', 'identity', 'viewing')`,
    ),
    check('documents_subject_kind', sql`${table.subjectKind} in ('sale', 'viewing')`),
    check(
      'documents_subject',
      sql`(${table.subjectKind} = 'sale') = (${table.saleId} is not null) and (${table.saleId} is null) = (${table.subjectId} is not null)`,
    ),
    index('documents_sale').on(table.saleId),
    index('documents_viewing').on(table.subjectId),
  ],
);

export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    extension: text('extension').notNull(),
    userId: account(),
    author: text('author').notNull(),
    /** Last day of an identity document, and the member of the team that checked it. */
    validUntil: date('valid_until'),
    checkedBy: text('checked_by'),
    checkedAt: moment('checked_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('document_versions_once').on(table.documentId, table.n)],
);

/** Uploads of documents and image sizes, until their row exists. */
export const documentUploads = pgTable(
  'document_uploads',
  { key: text('key').primaryKey(), createdAt: createdAt() },
  (table) => [index('document_uploads_created_at').on(table.createdAt)],
);

export const documentReads = pgTable(
  'document_reads',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    userId: account(),
    openedBy: text('reader').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('document_reads_version').on(table.versionId),
    index('document_reads_created_at').on(table.createdAt),
  ],
);
