import 'server-only';
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { documents, documentVersions } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { insertVersion } from '@/lib/server/data/sales/documents';
import { deleteDocuments } from '@/lib/server/data/sales/expired-documents';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredSheet = Dto<
  'StoredSheet',
  { id: string; storageKey: string; bytes: number; author: string; createdAt: Date }
>;

/** Months until claims of the agency expire (art. 1964.2 of the Civil Code). */
export const SHEET_MONTHS = 60;

/** Months until a sheet is blocked (art. 32 LOPDGDD); the appointment is deleted then too. */
export const SHEET_OPEN_MONTHS = 24;

/** False also after the appointment was erased. */
export const isReadableSheet: SQL | undefined = and(
  eq(documents.subjectKind, 'viewing'),
  gte(documents.createdAt, monthsAgo(SHEET_OPEN_MONTHS)),
  sql`exists (select 1 from appointments where appointments.id = ${documents.subjectId})`,
);

const { author, bytes, createdAt, documentId, id, storageKey } = documentVersions;

export async function listSheets(appointmentId: string): Promise<readonly StoredSheet[]> {
  const rows = await withDb((db) =>
    db
      .select({ id, storageKey, bytes, author, createdAt })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentId))
      .where(and(isReadableSheet, eq(documents.subjectId, appointmentId)))
      .orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<StoredSheet>(row));
}

export async function insertSheet(
  { appointmentId, listingId, name }: Readonly<{ appointmentId: string; listingId: string; name: string }>,
  file: Parameters<typeof insertVersion>[1],
): Promise<void> {
  const [row] = await withDb((db) =>
    db
      .insert(documents)
      .values({ subjectKind: 'viewing', subjectId: appointmentId, listingId, folder: 'viewing', name })
      .returning({ id: documents.id }),
  );
  if (!row) throw new Error('a sheet that was stored is not there');
  await insertVersion(row.id, file);
}

export async function deleteExpiredSheets(): Promise<void> {
  const rows = await withDb((db) =>
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.subjectKind, 'viewing'), lt(documents.createdAt, monthsAgo(SHEET_MONTHS)))),
  );
  await deleteDocuments(rows.map((row) => row.id));
}
