import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ActivityAction, ActivitySubject } from '@/lib/access/activity';
import { activityLog } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export async function findLastActivity(
  { id, kind }: ActivitySubject,
  actions: readonly ActivityAction[],
): Promise<Readonly<{ name: string; at: Date }> | null> {
  const { action, actorName, createdAt, subjectId, subjectKind } = activityLog;
  const [row] = await withDb((db) =>
    db
      .select({ name: actorName, at: createdAt })
      .from(activityLog)
      .where(and(eq(subjectKind, kind), eq(subjectId, id), inArray(action, [...actions])))
      .orderBy(desc(createdAt))
      .limit(1),
  );
  return row ?? null;
}
