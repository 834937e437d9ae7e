import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { questions } from '@/lib/server/db/schema';
import type { QuestionData } from '@/lib/writing/written-texts';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type WrittenQuestion = Dto<
  'WrittenQuestion',
  {
    id: string;
    data: QuestionData;
    position: number;
    editVersion: number;
    author: string;
    publishedAt: Date | null;
    updatedAt: Date;
  }
>;

export async function listWrittenQuestions(): Promise<readonly WrittenQuestion[]> {
  const rows = await withDb((db) =>
    db.select().from(questions).orderBy(asc(questions.position), asc(questions.createdAt), asc(questions.id)),
  );
  return rows.map((row) => asDto<WrittenQuestion>(row));
}

export async function findWrittenQuestion(id: string): Promise<WrittenQuestion | null> {
  const [row] = await withDb((db) => db.select().from(questions).where(eq(questions.id, id)));
  return row ? asDto<WrittenQuestion>(row) : null;
}

export async function addQuestion(question: Pick<WrittenQuestion, 'id' | 'data' | 'author'>): Promise<boolean> {
  const last = sql<number>`(select coalesce(max(${questions.position}), 0) + 1 from ${questions})`;
  const rows = await withDb((db) =>
    db
      .insert(questions)
      .values({ ...question, position: last })
      .onConflictDoNothing()
      .returning({ id: questions.id }),
  );
  return rows.length > 0;
}

/** Returns false when another edit has already raised `editVersion`. */
export async function changeQuestion(
  id: string,
  editVersion: number,
  changes: Partial<Pick<WrittenQuestion, 'data' | 'author' | 'publishedAt'>>,
): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(questions)
      .set({ ...changes, editVersion: editVersion + 1, updatedAt: sql`now()` })
      .where(and(eq(questions.id, id), eq(questions.editVersion, editVersion)))
      .returning({ id: questions.id }),
  );
  return rows.length > 0;
}

export async function orderQuestions(ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await withDb((db) => db.update(questions).set({ position }).where(eq(questions.id, id)));
  }
}
