import 'server-only';
import { and, asc, count, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { contacts, tasks } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type Task = Dto<
  'Task',
  {
    id: string;
    contactId: string;
    name: string | null;
    assigneeId: string | null;
    text: string;
    dueOn: string;
    doneAt: Date | null;
  }
>;

type NewTask = Readonly<{ contactId: string; assigneeId: string; text: string; dueOn: string }>;

const columns = {
  id: tasks.id,
  contactId: tasks.contactId,
  name: contacts.name,
  assigneeId: tasks.assigneeId,
  text: tasks.text,
  dueOn: tasks.dueOn,
  doneAt: tasks.doneAt,
};

export async function insertTask(task: NewTask): Promise<void> {
  await withDb((db) => db.insert(tasks).values(task));
}

/** Null if deleted or done. */
export async function completeTask(id: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .update(tasks)
      .set({ doneAt: sql`now()` })
      .where(and(eq(tasks.id, id), isNull(tasks.doneAt)))
      .returning({ contactId: tasks.contactId }),
  );
  return row?.contactId ?? null;
}

/** Open tasks first. */
export async function listTasksOf(contactId: string): Promise<readonly Task[]> {
  const rows = await withDb((db) =>
    db
      .select(columns)
      .from(tasks)
      .innerJoin(contacts, eq(contacts.id, tasks.contactId))
      .where(eq(tasks.contactId, contactId))
      .orderBy(sql`${tasks.doneAt} desc nulls first`, asc(tasks.dueOn)),
  );
  return rows.map((row) => asDto<Task>(row));
}

/** Returns one page and the total of open tasks (null: all accounts), earliest due first. */
export const listOpenTasks = (assigneeId: string | null, size: number, offset: number) =>
  pageOfOpen(assigneeId ? eq(tasks.assigneeId, assigneeId) : undefined, size, offset);

/** Returns the first and the total of open tasks, also unassigned ones, that are due on the day or were earlier. */
export const listDueTasks = (assigneeIds: readonly string[], day: string, size: number) =>
  pageOfOpen(
    and(or(inArray(tasks.assigneeId, [...assigneeIds]), isNull(tasks.assigneeId)), lte(tasks.dueOn, day)),
    size,
    0,
  );

async function pageOfOpen(which: SQL | undefined, size: number, offset: number) {
  const where = and(isNull(tasks.doneAt), which);
  const [total] = await withDb((db) => db.select({ total: count() }).from(tasks).where(where));
  const rows = await withDb((db) =>
    db
      .select(columns)
      .from(tasks)
      .innerJoin(contacts, eq(contacts.id, tasks.contactId))
      .where(where)
      .orderBy(asc(tasks.dueOn), asc(tasks.createdAt))
      .limit(size)
      .offset(offset),
  );
  return { tasks: rows.map((row) => asDto<Task>(row)), total: total?.total ?? 0 };
}
