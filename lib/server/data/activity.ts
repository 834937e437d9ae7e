import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction, ActivityChange, ActivitySubject } from '@/lib/access/activity';
import { activityLog } from '@/lib/server/db/schema';
import { withDb } from './transaction';

export type Activity = ActivityChange & Readonly<{ action: ActivityAction; subject: ActivitySubject }>;

/** One row of the activity log. `name` of the actor as it is now. */
export async function addActivity(actor: Actor, name: string, activity: Activity): Promise<void> {
  const { action, after, before, subject } = activity;
  await withDb((db) =>
    db.insert(activityLog).values({
      // Not the start of the transaction, which may have waited for its turn.
      createdAt: sql`clock_timestamp()`,
      actorKind: actor.kind,
      actorId: actor.kind === 'system' ? null : actor.userId,
      actorName: name,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before ?? null,
      after: after ?? null,
    }),
  );
}

/** What somebody did, newest first, without what it was done to: for her own export. */
export async function listActivityOf(userId: string) {
  const { action, actorId, createdAt } = activityLog;
  return withDb((db) =>
    db.select({ action, createdAt }).from(activityLog).where(eq(actorId, userId)).orderBy(desc(createdAt)),
  );
}
