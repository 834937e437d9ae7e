import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { calendars, staff } from '@/lib/server/db/schema';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

export async function issueFeedSecret(calendarId: string): Promise<string> {
  const secret = newSecret();
  await withDb((db) =>
    db
      .update(calendars)
      .set({ feedHash: hashOf(secret) })
      .where(eq(calendars.id, calendarId)),
  );
  return secret;
}

export async function endFeedSecret(calendarId: string): Promise<void> {
  await withDb((db) => db.update(calendars).set({ feedHash: null }).where(eq(calendars.id, calendarId)));
}

export async function hasFeedSecret(calendarId: string): Promise<boolean> {
  const [row] = await withDb((db) =>
    db.select({ hash: calendars.feedHash }).from(calendars).where(eq(calendars.id, calendarId)),
  );
  return Boolean(row?.hash);
}

export async function findFeedCalendar(secret: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ id: calendars.id })
      .from(calendars)
      .innerJoin(staff, and(eq(staff.userId, calendars.staffId), isNull(staff.endedAt)))
      .where(eq(calendars.feedHash, hashOf(secret))),
  );
  return row?.id ?? null;
}
