import 'server-only';
import { and, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction, ActivityChange, ActivitySubject } from '@/lib/access/activity';
import { activityLog } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type Activity = ActivityChange & Readonly<{ action: ActivityAction; subject: ActivitySubject }>;

export async function addActivity(actor: Actor, name: string, activity: Activity): Promise<void> {
  const { action, after, before, subject } = activity;
  await withDb((db) =>
    db.insert(activityLog).values({
      // Not the transaction start, which may precede a lock wait.
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

export async function listActivityOf(userId: string) {
  const { action, actorId, createdAt } = activityLog;
  return withDb((db) =>
    db.select({ action, createdAt }).from(activityLog).where(eq(actorId, userId)).orderBy(desc(createdAt)),
  );
}

export type ActivityRow = Dto<
  'ActivityRow',
  ActivityChange & {
    id: string;
    at: Date;
    actorKind: Actor['kind'];
    actorName: string;
    action: ActivityAction;
    subject: ActivitySubject;
  }
>;

/** Inclusive days in Madrid. */
export type ActivityFilter = Readonly<{
  person?: string | undefined;
  kind?: ActivitySubject['kind'] | undefined;
  action?: ActivityAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Madrid'`;

function fits({ person, kind, action, from, to }: ActivityFilter): SQL | undefined {
  return and(
    person === undefined ? undefined : eq(activityLog.actorName, person),
    kind === undefined ? undefined : eq(activityLog.subjectKind, kind),
    action === undefined ? undefined : eq(activityLog.action, action),
    from === undefined ? undefined : gte(activityLog.createdAt, startOf(from)),
    to === undefined ? undefined : sql`${activityLog.createdAt} < ${startOf(to)} + interval '1 day'`,
  );
}

export async function listActivity(filter: ActivityFilter, limit: number, offset = 0): Promise<readonly ActivityRow[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(activityLog)
      .where(fits(filter))
      .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ id, createdAt, actorKind, actorName, action, subjectKind, subjectId, before, after }) =>
    asDto<ActivityRow>({
      id,
      at: createdAt,
      actorKind,
      actorName,
      action: action as ActivityAction,
      subject: { kind: subjectKind as ActivitySubject['kind'], id: subjectId },
      ...(before && { before }),
      ...(after && { after }),
    }),
  );
}

export async function countActivity(filter: ActivityFilter): Promise<number> {
  const [row] = await withDb((db) => db.select({ rows: count() }).from(activityLog).where(fits(filter)));
  return row?.rows ?? 0;
}

export async function countActionsOf(action: ActivityAction, subject: ActivitySubject, days: number): Promise<number> {
  const isOf = and(eq(activityLog.subjectKind, subject.kind), eq(activityLog.subjectId, subject.id));
  const isRecent = sql`${activityLog.createdAt} > now() - make_interval(days => ${days})`;
  return withDb((db) => db.$count(activityLog, and(isOf, isRecent, eq(activityLog.action, action))));
}

export async function listActivityNames(): Promise<readonly string[]> {
  const rows = await withDb((db) =>
    db.selectDistinct({ name: activityLog.actorName }).from(activityLog).orderBy(activityLog.actorName),
  );
  return rows.map(({ name }) => name);
}
