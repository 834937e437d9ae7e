import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { articles } from '@/lib/server/db/schema';
import type { ArticleData } from '@/lib/writing/written-texts';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type WrittenArticle = Dto<
  'WrittenArticle',
  {
    id: string;
    data: ArticleData;
    editVersion: number;
    author: string;
    publishedAt: Date | null;
    withdrawnAt: Date | null;
    updatedAt: Date;
  }
>;

export async function listWrittenArticles(): Promise<readonly WrittenArticle[]> {
  const rows = await withDb((db) => db.select().from(articles).orderBy(desc(articles.updatedAt)));
  return rows.map((row) => asDto<WrittenArticle>(row));
}

export async function findWrittenArticle(id: string): Promise<WrittenArticle | null> {
  const [row] = await withDb((db) => db.select().from(articles).where(eq(articles.id, id)));
  return row ? asDto<WrittenArticle>(row) : null;
}

export async function addArticle(article: Pick<WrittenArticle, 'id' | 'data' | 'author'>): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(articles).values(article).onConflictDoNothing().returning({ id: articles.id }),
  );
  return rows.length > 0;
}

/** Returns false when another edit has already raised `editVersion`. */
export async function changeArticle(
  id: string,
  editVersion: number,
  changes: Partial<Pick<WrittenArticle, 'data' | 'author' | 'publishedAt' | 'withdrawnAt'>>,
): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(articles)
      .set({ ...changes, editVersion: editVersion + 1, updatedAt: sql`now()` })
      .where(and(eq(articles.id, id), eq(articles.editVersion, editVersion)))
      .returning({ id: articles.id }),
  );
  return rows.length > 0;
}
