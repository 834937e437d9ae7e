import 'server-only';
import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { DocumentFolder } from '@/lib/sales/sale-words';
import { documentReads, documents, documentVersions } from '@/lib/server/db/schema';
import { endUpload } from './document-uploads';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type DocumentVersion = Dto<
  'DocumentVersion',
  {
    id: string;
    documentId: string;
    n: number;
    storageKey: string;
    bytes: number;
    extension: string;
    author: string;
    createdAt: Date;
    folder: DocumentFolder;
    name: string;
    documentType: string | null;
    validUntil: string | null;
    checkedBy: string | null;
    checkedAt: Date | null;
  }
>;

const { author, bytes, createdAt, documentId, extension, id, n, storageKey } = documentVersions;
const folder = sql<DocumentFolder>`${documents.folder}`;
const columns = {
  id,
  documentId,
  n,
  storageKey,
  bytes,
  extension,
  author,
  createdAt,
  folder,
  name: documents.name,
  documentType: documents.documentType,
  validUntil: documentVersions.validUntil,
  checkedBy: documentVersions.checkedBy,
  checkedAt: documentVersions.checkedAt,
};

export async function listVersions(saleId: string): Promise<readonly DocumentVersion[]> {
  const rows = await withDb((db) =>
    db
      .select(columns)
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentId))
      .where(eq(documents.saleId, saleId))
      .orderBy(asc(documents.createdAt), asc(documentId), desc(n)),
  );
  return rows.map((row) => asDto<DocumentVersion>(row));
}

export async function findVersion(saleId: string, versionId: string): Promise<DocumentVersion | null> {
  const [row] = await withDb((db) =>
    db
      .select(columns)
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentId))
      .where(and(eq(id, versionId), eq(documents.saleId, saleId))),
  );
  return row ? asDto<DocumentVersion>(row) : null;
}

export async function lockDocument(saleId: string, ofDocument: string): Promise<DocumentFolder | null> {
  const [row] = await withDb((db) =>
    db
      .select({ folder })
      .from(documents)
      .where(and(eq(documents.id, ofDocument), eq(documents.saleId, saleId)))
      .for('update'),
  );
  return row?.folder ?? null;
}

export type NewDocument = Readonly<{ folder: DocumentFolder; documentType: string | null; name: string }>;

export async function insertDocument(saleId: string, document: NewDocument): Promise<string> {
  const [row] = await withDb((db) =>
    db
      .insert(documents)
      .values({ saleId, ...document })
      .returning({ id: documents.id }),
  );
  if (!row) throw new Error('a document that was stored is not there');
  return row.id;
}

type NewVersion = Readonly<{
  storageKey: string;
  sha256: string;
  bytes: number;
  extension: string;
  userId: string | null;
  author: string;
}>;

/** Returns the version number, from 1, and ends its upload. */
export async function insertVersion(ofDocument: string, version: NewVersion): Promise<number> {
  const [last] = await withDb((db) =>
    db
      .select({ n: max(n) })
      .from(documentVersions)
      .where(eq(documentId, ofDocument)),
  );
  const next = (last?.n ?? 0) + 1;
  await withDb((db) => db.insert(documentVersions).values({ documentId: ofDocument, n: next, ...version }));
  await endUpload(version.storageKey);
  return next;
}

export async function storeCheck(versionId: string, checkedBy: string, validUntil: string): Promise<void> {
  const check = { checkedBy, validUntil, checkedAt: new Date() };
  await withDb((db) => db.update(documentVersions).set(check).where(eq(id, versionId)));
}

export async function insertRead(versionId: string, userId: string | null, openedBy: string): Promise<void> {
  await withDb((db) => db.insert(documentReads).values({ versionId, userId, openedBy }));
}

export type DocumentRead = Dto<'DocumentRead', { versionId: string; openedBy: string; createdAt: Date }>;

/** Newest first, at most 500. */
export async function listReads(versionIds: readonly string[]): Promise<readonly DocumentRead[]> {
  if (versionIds.length === 0) return [];
  const { openedBy, versionId } = documentReads;
  const rows = await withDb((db) =>
    db
      .select({ versionId, openedBy, createdAt: documentReads.createdAt })
      .from(documentReads)
      .where(inArray(versionId, [...versionIds]))
      .orderBy(desc(documentReads.createdAt))
      .limit(500),
  );
  return rows.map((row) => asDto<DocumentRead>(row));
}
