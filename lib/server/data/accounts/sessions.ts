import 'server-only';
import { and, asc, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { SESSION_TOUCH_SECONDS } from '@/lib/env/accounts';
import { identities, sessions, users } from '@/lib/server/db/schema';
import { env } from '@/lib/server/env';
import { isUuid } from '@/lib/text/is-uuid';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import type { Provider } from './identities';
import { withDb } from '@/lib/server/data/core/transaction';
import { secondsAhead, secondsAgo } from '@/lib/server/data/core/sql-time';
import { toUser, type User } from './users';

/** Idle and absolute limits of a session (ASVS 7.3). */
const IDLE_SECONDS = env.SESSION_IDLE_SECONDS;
const ABSOLUTE_SECONDS = env.SESSION_SECONDS;

export type Session = Dto<'Session', { id: string; userId: string; createdAt: Date; expiresAt: Date }>;

export async function createSession(userId: string, lifetimeSeconds = ABSOLUTE_SECONDS): Promise<Session> {
  const seconds = Math.min(lifetimeSeconds, ABSOLUTE_SECONDS);
  const [row] = await withDb((db) =>
    db
      .insert(sessions)
      .values({ userId, expiresAt: secondsAhead(seconds) })
      .returning(),
  );
  if (!row) throw new Error('a session that was stored is not there');
  return toSession(row);
}

export type SessionUser = Readonly<{ session: Session; user: User; providers: readonly Provider[] }>;

/** Returns null if it ended. Counts as use. */
export async function loadSession(id: string): Promise<SessionUser | null> {
  if (!isUuid(id)) return null;
  const rows = await withDb((db) =>
    db
      .select({
        session: sessions,
        user: users,
        provider: identities.provider,
        isTouchDue: sql<boolean>`${sessions.lastSeenAt} < ${secondsAgo(SESSION_TOUCH_SECONDS)}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(identities, eq(identities.userId, sessions.userId))
      .where(and(eq(sessions.id, id), ...isActive()))
      .orderBy(asc(identities.createdAt)),
  );
  const [row] = rows;
  if (!row) return null;
  if (row.isTouchDue) await touch(id);
  const providers = rows.flatMap(({ provider }) => (provider ? [provider as Provider] : []));
  return { session: toSession(row.session), user: toUser(row.user), providers };
}

/** Returns false if already ended. */
export async function revokeSession(id: string): Promise<boolean> {
  return isUuid(id) && (await revoke(eq(sessions.id, id))) > 0;
}

export type SessionTimes = Dto<
  'SessionTimes',
  { createdAt: Date; lastSeenAt: Date; expiresAt: Date; revokedAt: Date | null }
>;

/** Includes ended sessions, newest first. */
export async function listSessionsOf(userId: string): Promise<readonly SessionTimes[]> {
  const { createdAt, lastSeenAt, expiresAt, revokedAt } = sessions;
  const rows = await withDb((db) =>
    db
      .select({ createdAt, lastSeenAt, expiresAt, revokedAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt)),
  );
  return rows.map((row) => asDto<SessionTimes>(row));
}

export function revokeAllSessionsOf(userId: string): Promise<number> {
  return revoke(eq(sessions.userId, userId));
}

/** Returns the number ended. */
export function revokeOtherSessionsOf(userId: string, currentSessionId: string): Promise<number> {
  return revoke(and(eq(sessions.userId, userId), ne(sessions.id, currentSessionId)));
}

async function revoke(which: SQL | undefined): Promise<number> {
  const rows = await withDb((db) =>
    db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(which, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id }),
  );
  return rows.length;
}

/** Of concurrent requests, only one writes. */
async function touch(id: string): Promise<void> {
  await withDb((db) =>
    db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.id, id), sql`${sessions.lastSeenAt} < ${secondsAgo(SESSION_TOUCH_SECONDS)}`)),
  );
}

const isActive = (): SQL[] => [
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, secondsAgo(IDLE_SECONDS)),
];

function toSession(row: typeof sessions.$inferSelect): Session {
  return asDto<Session>({ id: row.id, userId: row.userId, createdAt: row.createdAt, expiresAt: row.expiresAt });
}
