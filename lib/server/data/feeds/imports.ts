import 'server-only';
import { and, eq, ilike, sql } from 'drizzle-orm';
import { importMappings, imports } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { likePattern } from '@/lib/server/data/core/like-pattern';
import { withDb } from '@/lib/server/data/core/transaction';

export type ImportKind = (typeof importMappings.$inferSelect)['kind'];
type Settings = Readonly<Record<string, string>>;

export type StoredImport = Dto<
  'StoredImport',
  {
    id: string;
    kind: (typeof imports.$inferSelect)['kind'];
    fileName: string;
    content: string;
    mapping: readonly string[];
    settings: Settings;
    authorId: string;
    createdAt: Date;
  }
>;

export async function addImport(file: Omit<typeof imports.$inferInsert, 'id' | 'createdAt'>): Promise<string> {
  const [row] = await withDb((db) => db.insert(imports).values(file).returning({ id: imports.id }));
  if (!row) throw new Error('an import that was stored is not there');
  return row.id;
}

export async function findImport(id: string): Promise<StoredImport | null> {
  const [row] = await withDb((db) => db.select().from(imports).where(eq(imports.id, id)));
  return row ? asDto<StoredImport>(row) : null;
}

export async function changeImport(id: string, mapping: readonly string[], settings: Settings): Promise<void> {
  await withDb((db) => db.update(imports).set({ mapping, settings }).where(eq(imports.id, id)));
}

export async function deleteImport(id: string): Promise<void> {
  await withDb((db) => db.delete(imports).where(eq(imports.id, id)));
}

/** Deletes files that contain this address. */
export async function deleteImportsNaming(email: string): Promise<void> {
  await withDb((db) =>
    db.delete(imports).where(and(eq(imports.kind, 'people'), ilike(imports.content, likePattern(email)))),
  );
}

export async function findMapping(
  kind: ImportKind,
  columns: string,
): Promise<Readonly<{ mapping: readonly string[]; settings: Settings }> | null> {
  const { mapping, settings } = importMappings;
  const [row] = await withDb((db) =>
    db
      .select({ mapping, settings })
      .from(importMappings)
      .where(and(eq(importMappings.kind, kind), eq(importMappings.columns, columns))),
  );
  return row ?? null;
}

export async function storeMapping(
  kind: ImportKind,
  columns: string,
  mapping: readonly string[],
  settings: Settings,
): Promise<void> {
  await withDb((db) =>
    db
      .insert(importMappings)
      .values({ kind, columns, mapping, settings })
      .onConflictDoUpdate({
        target: [importMappings.kind, importMappings.columns],
        set: { mapping, settings, updatedAt: sql`now()` },
      }),
  );
}
